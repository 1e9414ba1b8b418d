import { Suspense, useState } from "react"
import type { ComponentProps } from "react"
import type { HeaderPerson, OwnMenuLinks } from "./header-person.tsx"
import { lazy } from "../ui/code/lazy.tsx"
import { hasUnsentText } from "../ui/code/unsent-text.ts"

const load = () => import("./header-person.tsx")
const LatePerson = lazy(async () => ({ default: (await load()).HeaderPerson }))
const LateLinks = lazy(async () => ({ default: (await load()).OwnMenuLinks }))
let ready: Awaited<ReturnType<typeof load>> | undefined

/** Before the page is drawn: the server sends bell and menu whole, also to those without scripts. */
export async function prepareHeaderPerson() {
  ready = await load().catch((error: unknown) => {
    // Someone has logged in in another tab, and this one is of an earlier version: what is typed here matters more.
    if (!hasUnsentText()) throw error
    return undefined
  })
}

/** Visitors do without the code of bell and menu. A drawn page keeps what the server sent until it is there. */
export function LazyHeaderPerson(props: ComponentProps<typeof HeaderPerson>) {
  // Chosen once: what is open must not be drawn again because the code has come in the meantime.
  const [Person] = useState(() => ready?.HeaderPerson ?? LatePerson)
  return (
    <Suspense fallback={<span className="h-11 w-[100px]" />}>
      <Person {...props} />
    </Suspense>
  )
}

export function LazyOwnMenuLinks(props: ComponentProps<typeof OwnMenuLinks>) {
  const [Links] = useState(() => ready?.OwnMenuLinks ?? LateLinks)
  return (
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  )
}
