import { Link, useRouter } from "@tanstack/react-router"
import { ArrowLeft, ArrowRight } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { Suspense } from "react"
import type { FormEvent, ReactElement, ReactNode, RefObject } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Skeleton, SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Stepper } from "../../ui/layout/stepper.tsx"
import { keepPlace } from "./keep-place.ts"
import { useStepHeading } from "./use-step-heading.ts"

interface WizardWords {
  /** The names of the steps, in their order. */
  steps: readonly string[]
  title: string
  lead: string
  back: string
  /** On the button of every step but the last, and of the last. */
  next: string
  publish: string
  /** Another window has changed something that was taken in here. */
  takenIn: string
  logIn: string
  preview: { title: string; tip: string; see: string }
}

interface DraftWizardProps<Step extends string> {
  steps: readonly Step[]
  step: Step
  renderLink: (step: Step, props: { className?: string; children: ReactNode }) => ReactElement
  words: WizardWords
  /** From `useStepSubmit`. */
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => Promise<void>
  isBusy: boolean
  isTakenIn: boolean
  /** The session is over: what is written is kept, and can be sent after logging in again. */
  isSignedOut: boolean
  /** Why it wasn't published. */
  refusal: string | null
  /** Over the heading, and between heading and fields. */
  above?: ReactNode
  underTitle?: ReactNode
  /** The fields of this step; their code may come later than the page. */
  children: ReactNode
  /** Beside the form where there's room; on a phone behind a press. */
  preview: ReactNode
  tipIcon: LucideIcon
  isPreviewWide?: boolean
  /** At the foot: whether the draft is safe. */
  status: ReactNode
  /** False for people who can't publish yet: they get no button for it. */
  canPublish?: boolean
}

/** Something is written step by step and kept in the meantime. What the steps ask and say comes from the noun. */
export function DraftWizard<Step extends string>({ form, ...props }: DraftWizardProps<Step>) {
  const { steps, step, renderLink, words, isPreviewWide = false } = props
  const { t } = useTranslation()
  const router = useRouter()
  const heading = useStepHeading(step)
  const columns = isPreviewWide
    ? "gap-x-12 lg:grid-cols-[minmax(0,1fr)_372px]"
    : "gap-x-16 lg:grid-cols-[minmax(0,1fr)_340px]"
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void props.onSubmit(event)}
      className="flex min-h-[inherit] flex-col"
    >
      <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] flex-1 px-(--gutter)">
        <Stepper
          steps={words.steps}
          current={steps.indexOf(step)}
          renderLink={(index, link) => renderLink(steps[index] ?? step, link)}
        />
        <div className={`grid items-start gap-y-8 pt-6 md:pt-9 ${columns}`}>
          <div className="flex min-w-0 flex-col gap-7">
            <noscript>
              <p className="rounded-panel bg-info-soft px-4 py-3 text-info-text">
                {t("common:needsScripts")}
              </p>
            </noscript>
            {props.above}
            <div>
              <h1 ref={heading} tabIndex={-1} className="display display-36 outline-none">
                {words.title}
              </h1>
              <p className="mt-1.5 text-16 text-ink-2">{words.lead}</p>
              {props.isTakenIn && (
                <p role="status" className="mt-2 text-14 text-info-text">
                  {words.takenIn}
                </p>
              )}
            </div>
            {props.underTitle}
            <Suspense fallback={<StepSkeleton />}>{props.children}</Suspense>
            <div role="alert" className="empty:hidden">
              {props.refusal && <FieldError>{props.refusal}</FieldError>}
              {props.isSignedOut && (
                <Link
                  to="/signin"
                  search={{ redirect: router.state.location.href }}
                  reloadDocument
                  className="link"
                >
                  {words.logIn}
                </Link>
              )}
            </div>
          </div>
          <Preview {...props} />
        </div>
      </div>
      <Bar {...props} />
    </form>
  )
}

type Parts<Step extends string> = Omit<DraftWizardProps<Step>, "form">

function Preview<Step extends string>({
  steps,
  step,
  words: { preview: words },
  preview,
  tipIcon: Icon,
  isPreviewWide,
}: Parts<Step>) {
  // The last step itself shows all of it as others will see it.
  const isShown = step === steps.at(-1)
  return (
    <>
      <aside className="sticky top-[110px] max-lg:hidden" aria-label={words.title}>
        <p className="mb-3 text-14 font-semibold text-ink-2">{words.title}</p>
        {preview}
        <p className={`flex gap-2 text-14 text-ink-2 ${isPreviewWide ? "mt-4" : "mt-5.5"}`}>
          <Icon aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
          <span>{words.tip}</span>
        </p>
      </aside>
      {!isShown && (
        <Disclosure className="lg:hidden" title={words.see}>
          <div className={`pt-3 pb-6 ${isPreviewWide ? "max-w-[420px]" : "max-w-[340px]"}`}>{preview}</div>
        </Disclosure>
      )}
    </>
  )
}

/** Stays at the foot of the window: back, whether the draft is safe, on. */
function Bar<Step extends string>(props: Parts<Step>) {
  const { steps, step, renderLink, words, isBusy, status, canPublish = true } = props
  const before = steps[steps.indexOf(step) - 1]
  const isLast = step === steps.at(-1)
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-(--z-toolsbar) mt-10 bg-paper shadow-[0_-1px_0_var(--line),0_-8px_24px_-16px_rgb(0_0_0/.2)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[calc(1040px+2*var(--gutter))] flex-wrap items-center justify-end gap-x-3 gap-y-1.5 px-(--gutter) pt-2 pb-[max(8px,env(safe-area-inset-bottom))] md:min-h-20">
        {before ? (
          <Button asChild variant="ghost" icon={ArrowLeft} className="mr-auto -ml-3 px-3!">
            {renderLink(before, { children: words.back })}
          </Button>
        ) : null}
        {status}
        {isLast && !canPublish ? null : (
          <Button
            type="submit"
            size={isLast ? "cta" : "lg"}
            variant={isLast ? "cta" : "default"}
            pending={isBusy}
            onMouseDown={keepPlace}
            className="flex-none"
          >
            {isLast ? words.publish : words.next}
            {!isLast && <ArrowRight aria-hidden size={18} strokeWidth={1.9} className="ml-2 inline-block" />}
          </Button>
        )}
      </div>
    </div>
  )
}

function StepSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-40" />
    </SkeletonGroup>
  )
}
