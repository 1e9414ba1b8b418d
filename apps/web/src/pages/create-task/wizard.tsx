import { Link, useRouter } from "@tanstack/react-router"
import { Lightbulb } from "lucide-react"
import { Suspense, useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { taskUnits, type TaskForm } from "./draft/form.ts"
import type { Task } from "./draft/form-of-task.ts"
import { AskedNote } from "./asked-note.tsx"
import type { Asked } from "./draft/start-form.ts"
import { BudgetStep, DetailsStep, MergePanel, WhereStep } from "./lazy-steps.tsx"
import { PreviewSlip } from "./preview-slip.tsx"
import { stepOf, steps, type Step } from "./draft/steps.ts"
import { useWholeRefusal } from "../../blocks/draft/use-whole-refusal.ts"
import { fieldsOf } from "./draft/failure-of.ts"
import { DraftStatus, draftState } from "../../blocks/draft/draft-status.tsx"
import { DraftWizard } from "../../blocks/draft/draft-wizard.tsx"
import { useStepSubmit } from "../../blocks/draft/use-step-submit.ts"
import { useLocalCopy } from "./draft/use-local-copy.ts"
import { usePublish } from "./draft/use-publish.ts"
import { TaskFormContext, useTaskEditor } from "./draft/use-task-editor.ts"
import { WhatStep } from "./fields/what-step.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

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
  const { draftSync, state, context, problems, show, learnRules } = editor
  const { publish, isPublishing, refusal, forgetRefusal } = usePublish(editor)
  const whole = useWholeRefusal(state.refusal, fieldsOf)
  // Decided once: the address is emptied when the draft gets its id.
  const [ignoresOld] = useState(isPrefilled)
  useLocalCopy(draftSync, userId, { ignoresOld, beginAs: editor.store.beginAs })
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
    beforeNext: () => void draftSync.flush(),
  })

  const shown = draftState(state, taskUnits)
  return (
    <TaskFormContext value={context}>
      <DraftWizard
        steps={steps}
        step={step}
        renderLink={(to, props) => (
          <Link from="/tasks/create" to="." search={(search) => ({ ...search, step: to })} {...props} />
        )}
        words={{
          steps: steps.map((one) => t(`task-create:step.${one}`)),
          title: t(`task-create:title.${step}`),
          lead: t(`task-create:lead.${step}`),
          back: t("task-create:back"),
          next: t("task-create:next"),
          publish: t("task-create:post"),
          takenIn: t("task-create:merge.takenIn"),
          logIn: t("task-create:draft.logIn"),
          preview: {
            title: t("task-create:preview.title"),
            tip: t("task-create:preview.tip"),
            see: t("task-create:preview.see"),
          },
        }}
        form={form}
        onSubmit={submit}
        isBusy={isPublishing || editor.isUploading}
        isTakenIn={state.takenIn > 0}
        isSignedOut={state.status === "signed_out"}
        refusal={refusal}
        above={
          <>
            <AskedNote asked={asked} />
            {children}
            {state.conflict && (
              <Suspense>
                <MergePanel
                  key={state.conflict.theirs.version}
                  draftSync={draftSync}
                  conflict={state.conflict}
                  form={state.form}
                />
              </Suspense>
            )}
          </>
        }
        preview={<PreviewSlip now={now} />}
        tipIcon={Lightbulb}
        status={
          shown && (
            <DraftStatus
              shown={shown}
              words={(shown === "refused" && whole) || t(`task-create:draft.${shown}`)}
            />
          )
        }
      >
        {step === "what" && <WhatStep />}
        {step === "details" && <DetailsStep />}
        {step === "where" && <WhereStep />}
        {step === "budget" && <BudgetStep />}
        {step === "check" && (
          <CheckStep taskId={state.saved?.id ?? null} problems={problems} wordsOf={editor.wordsOf} />
        )}
      </DraftWizard>
    </TaskFormContext>
  )
}
