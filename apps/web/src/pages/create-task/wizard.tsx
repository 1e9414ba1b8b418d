import { Link, useRouter } from "@tanstack/react-router"
import { Lightbulb } from "lucide-react"
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { Stepper } from "../../ui/layout/stepper.tsx"
import type { TaskForm } from "./draft/form.ts"
import type { Task } from "./draft/form-of-task.ts"
import { AskedNote, type Asked } from "./asked-note.tsx"
import { BudgetStep, DetailsStep, MergePanel, WhereStep } from "./lazy-steps.tsx"
import { PreviewSlip } from "./preview-slip.tsx"
import { stepOf, steps, type Step } from "./draft/steps.ts"
import { StepSkeleton } from "../../blocks/draft/step-skeleton.tsx"
import { useStepHeading } from "../../blocks/draft/use-step-heading.ts"
import { useStepSubmit } from "../../blocks/draft/use-step-submit.ts"
import { TaskFormContext } from "./fields/task-form-context.ts"
import { useLocalCopy } from "./draft/use-local-copy.ts"
import { usePublish } from "./draft/use-publish.ts"
import { useTaskEditor } from "./draft/use-task-editor.ts"
import { WhatStep } from "./fields/what-step.tsx"
import { WizardBar } from "./wizard-bar.tsx"

const CheckStep = lazy(() => import("./check-step.tsx").then((module) => ({ default: module.CheckStep })))

interface WizardProps {
  task: Task | null
  form: TaskForm
  blank: TaskForm
  step: Step
  userId: string
  now: Date
  /** The address brought something along: an old unsent text must not take its place. */
  isPrefilled: boolean
  unknownPlace: string | null
  asked: readonly Asked[]
  /** The first save gave the draft its id. */
  onBegun: (id: string) => void
  /** Stands above the first step. */
  children?: ReactNode
}

export function Wizard({
  task,
  form: first,
  blank,
  step,
  userId,
  now,
  isPrefilled,
  unknownPlace,
  asked,
  onBegun,
  children,
}: WizardProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const editor = useTaskEditor({ task, form: first, blank, isAutomatic: true, unknownPlace, now })
  const { keeper, state, context, problems, show, learnRules } = editor
  const { publish, isPublishing, refusal, forgetRefusal } = usePublish(editor)
  // Decided once: the address is emptied when the draft gets its id.
  const [ignoresOld] = useState(isPrefilled)
  useLocalCopy(keeper, userId, { ignoresOld, beginAs: editor.store.beginAs })
  const heading = useStepHeading(step)
  useEffect(() => {
    if (step === "check") void learnRules()
  }, [step, learnRules])
  const begunId = task ? undefined : state.saved?.id
  useEffect(() => {
    if (begunId) onBegun(begunId)
    // Once per draft, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begunId])

  const goTo = (next: Step) =>
    router.navigate({ to: "/tasks/create", search: (search) => ({ ...search, step: next }) })
  const { form, submit } = useStepSubmit({
    step,
    steps,
    stepOf,
    goTo,
    show,
    forgetRefusal,
    publish,
    isBusy: isPublishing,
    findProblems: editor.findProblems,
    beforeNext: () => void keeper.flush(),
  })

  return (
    <TaskFormContext value={context}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex min-h-[inherit] flex-col"
      >
        <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] flex-1 px-(--gutter)">
          <Stepper
            steps={steps.map((one) => t(`task-create:step.${one}`))}
            current={steps.indexOf(step)}
            renderLink={(index, props) => (
              <Link
                from="/tasks/create"
                to="."
                search={(search) => ({ ...search, step: steps[index] })}
                {...props}
              />
            )}
          />
          <div className="grid items-start gap-x-16 gap-y-8 pt-6 md:pt-9 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="flex min-w-0 flex-col gap-7">
              <noscript>
                <p className="rounded-panel bg-info-soft px-4 py-3 text-info-text">
                  {t("common:needsScripts")}
                </p>
              </noscript>
              <AskedNote asked={asked} />
              {children}
              {state.conflict && (
                <Suspense>
                  <MergePanel
                    key={state.conflict.theirs.version}
                    keeper={keeper}
                    conflict={state.conflict}
                    form={state.form}
                  />
                </Suspense>
              )}
              <div>
                <h1 ref={heading} tabIndex={-1} className="display display-36 outline-none">
                  {t(`task-create:title.${step}`)}
                </h1>
                <p className="mt-1.5 text-16 text-ink-2">{t(`task-create:lead.${step}`)}</p>
                {state.takenIn > 0 && (
                  <p role="status" className="mt-2 text-14 text-info-text">
                    {t("task-create:merge.takenIn")}
                  </p>
                )}
              </div>
              <Suspense fallback={<StepSkeleton />}>
                {step === "what" && <WhatStep />}
                {step === "details" && <DetailsStep />}
                {step === "where" && <WhereStep />}
                {step === "budget" && <BudgetStep />}
                {step === "check" && <CheckStep problems={problems} wordsOf={editor.wordsOf} />}
              </Suspense>
              <div role="alert" className="empty:hidden">
                {refusal && <FieldError>{refusal}</FieldError>}
                {state.status === "signed_out" && (
                  <Link
                    to="/signin"
                    search={{ redirect: router.state.location.href }}
                    reloadDocument
                    className="link"
                  >
                    {t("task-create:draft.logIn")}
                  </Link>
                )}
              </div>
            </div>
            <Preview now={now} />
          </div>
        </div>
        <WizardBar step={step} state={state} isBusy={isPublishing || editor.isUploading} />
      </form>
    </TaskFormContext>
  )
}

/** Beside the form where there is room; on a phone behind a press. */
function Preview({ now }: { now: Date }) {
  const { t } = useTranslation()
  return (
    <>
      <aside className="sticky top-[110px] max-lg:hidden" aria-label={t("task-create:preview.title")}>
        <p className="mb-3 text-14 font-semibold text-ink-2">{t("task-create:preview.title")}</p>
        <PreviewSlip now={now} />
        <p className="mt-5.5 flex gap-2 text-14 text-ink-2">
          <Lightbulb aria-hidden size={18} strokeWidth={1.9} className="mt-px" />
          <span>{t("task-create:preview.tip")}</span>
        </p>
      </aside>
      <Disclosure className="lg:hidden" title={t("task-create:preview.see")}>
        <div className="max-w-[340px] pt-3 pb-6">
          <PreviewSlip now={now} />
        </div>
      </Disclosure>
    </>
  )
}
