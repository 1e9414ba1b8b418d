import { Link, useRouter } from "@tanstack/react-router"
import { Eye, HardDrive } from "lucide-react"
import { Suspense, useEffect } from "react"
import type { CategoryBranch } from "../../category/category-queries.ts"
import { useWholeRefusal } from "../../blocks/draft/use-whole-refusal.ts"
import { fieldsOf } from "./draft/failure-of.ts"
import { DraftStatus, draftState } from "../../blocks/draft/draft-status.tsx"
import { DraftWizard } from "../../blocks/draft/draft-wizard.tsx"
import { useStepSubmit } from "../../blocks/draft/use-step-submit.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { Benefits } from "./benefits.tsx"
import { providerUnits, type ProviderForm } from "./draft/form.ts"
import { PreviewCard } from "./fields/preview-card.tsx"
import { ProviderFormContext } from "./draft/provider-form-context.ts"
import { stepOf, steps, type Step } from "./draft/steps.ts"
import { useLocalCopy } from "./draft/use-local-copy.ts"
import { useProviderEditor } from "./draft/use-provider-editor.ts"
import { usePublish } from "./draft/use-publish.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const WhoStep = lazy(() => import("./fields/who-step.tsx").then((module) => ({ default: module.WhoStep })))
const WhatStep = lazy(() => import("./what-step.tsx").then((module) => ({ default: module.WhatStep })))
const WhereStep = lazy(() =>
  import("./fields/where-step.tsx").then((module) => ({ default: module.WhereStep })),
)
const LookStep = lazy(() => import("./fields/look-step.tsx").then((module) => ({ default: module.LookStep })))
const MergePanel = lazy(() =>
  import("./draft/merge-panel.tsx").then((module) => ({ default: module.MergePanel })),
)

interface WizardProps {
  provider: ProviderData | null
  form: ProviderForm
  blank: ProviderForm
  branches: readonly CategoryBranch[]
  step: Step
  userId: string
  now: Date
}

export function Wizard({ provider, form: first, blank, branches, step, userId, now }: WizardProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isVisitor = userId === ""
  const editor = useProviderEditor({
    provider,
    form: first,
    blank,
    isAutomatic: !isVisitor,
    branches,
    now,
  })
  const { draftSync, state, context, problems, show, learnRules } = editor
  const { publish, isPublishing, refusal, forgetRefusal } = usePublish(editor, userId)
  const whole = useWholeRefusal(state.refusal, fieldsOf)
  useLocalCopy(draftSync, userId, blank)
  useEffect(() => {
    if (step === "look") void learnRules()
  }, [step, learnRules])

  const goTo = (next: Step) =>
    router.navigate({ to: "/providers/create", search: (search) => ({ ...search, at: next }) })
  const { form, submit, focus } = useStepSubmit({
    step,
    steps,
    stepOf,
    goTo,
    show,
    forgetRefusal,
    publish,
    isBusy: isPublishing,
    findProblems: editor.findProblems,
    beforeNext: () => !isVisitor && void draftSync.flush(),
  })

  const shown = isVisitor ? null : draftState(state, providerUnits)
  return (
    <ProviderFormContext value={context}>
      <DraftWizard
        steps={steps}
        step={step}
        renderLink={(to, props) => (
          <Link from="/providers/create" to="." search={(search) => ({ ...search, at: to })} {...props} />
        )}
        words={{
          steps: steps.map((one) => t(`provider-create:step.${one}`)),
          title: t(`provider-create:title.${step}`),
          lead: t(`provider-create:lead.${step}`),
          back: t("provider-create:back"),
          next: t("provider-create:next"),
          publish: t("provider-create:publish"),
          takenIn: t("provider-create:merge.takenIn"),
          logIn: t("provider-create:draft.logIn"),
          preview: {
            title: t("provider-create:preview.title"),
            tip: t("provider-create:preview.tip"),
            see: t("provider-create:preview.see"),
          },
        }}
        form={form}
        onSubmit={submit}
        isBusy={isPublishing || editor.isUploading}
        isTakenIn={state.takenIn > 0}
        isSignedOut={state.status === "signed_out"}
        refusal={refusal}
        above={
          state.conflict && (
            <Suspense>
              <MergePanel
                key={state.conflict.theirs.version}
                draftSync={draftSync}
                conflict={state.conflict}
                form={state.form}
                branches={branches}
              />
            </Suspense>
          )
        }
        underTitle={isVisitor && step === "who" && <Benefits />}
        preview={<PreviewCard provider={provider} />}
        tipIcon={Eye}
        isPreviewWide
        status={
          <>
            {shown && (
              <DraftStatus
                shown={shown}
                words={(shown === "refused" && whole) || t(`provider-create:draft.${shown}`)}
              />
            )}
            {isVisitor && draftSync.hasUnsaved() && <KeptHere />}
          </>
        }
        canPublish={!isVisitor}
      >
        {step === "who" && <WhoStep />}
        {step === "what" && <WhatStep />}
        {step === "where" && <WhereStep />}
        {step === "look" && (
          <LookStep
            problems={problems}
            wordsOf={editor.wordsOf}
            onPoint={(path) => {
              show(problems)
              focus([path])
            }}
          />
        )}
      </DraftWizard>
    </ProviderFormContext>
  )
}

/** A visitor has typed something, and this browser keeps it. */
function KeptHere() {
  const { t } = useTranslation()
  return (
    <span data-draft="here" className="ml-auto flex items-center gap-1.5 text-14 text-ink-3">
      <HardDrive aria-hidden size={17} strokeWidth={1.9} />
      <span className="max-sm:sr-only">{t("provider-create:draft.here")}</span>
    </span>
  )
}
