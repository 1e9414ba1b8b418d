import { Suspense, type ComponentProps } from "react"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import type * as formTypes from "./contact-form.tsx"
import { lazy } from "../ui/code/lazy.tsx"

const ContactForm = lazy(() =>
  import("./contact-form.tsx").then((module) => ({ default: module.ContactForm })),
)

/** The form, fetched when someone wants to fill it in. */
export function LazyContactForm(props: ComponentProps<typeof formTypes.ContactForm>) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      }
    >
      <ContactForm {...props} />
    </Suspense>
  )
}
