import { Link, useRouter } from "@tanstack/react-router"
import { Eye } from "lucide-react"
import { lazy, Suspense, useEffect } from "react"
import type { CategoryBranch } from "../../category/category-queries.ts"
import { StepSkeleton } from "../../blocks/draft/step-skeleton.tsx"
import { useStepHeading } from "../../blocks/draft/use-step-heading.ts"
import { useStepSubmit } from "../../blocks/draft/use-step-submit.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { Stepper } from "../../ui/layout/stepper.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { Benefits } from "./benefits.tsx"
import type { ProviderForm } from "./draft/form.ts"
import { PreviewCard } from "./fields/preview-card.tsx"
import { ProviderFormContext } from "./draft/provider-form-context.ts"
import { stepOf, steps, type Step } from "./draft/steps.ts"
import { useLocalCopy } from "./draft/use-local-copy.ts"
import { useProviderEditor } from "./draft/use-provider-editor.ts"
import { usePublish } from "./draft/use-publish.ts"
import { WhoStep } from "./fields/who-step.tsx"
import { WizardBar } from "./wizard-bar.tsx"

const WhatStep = lazy(() => import("./fields/what-step.tsx").then((module) => ({ default: module.WhatStep })))
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
  const { keeper, state, context, problems, show, learnRules } = editor
  const { publish, isPublishing, refusal, forgetRefusal } = usePublish(editor, userId)
  useLocalCopy(keeper, userId, blank)
  const heading = useStepHeading(step)
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
    beforeNext: () => !isVisitor && void keeper.flush(),
  })

  return (
    <ProviderFormContext value={context}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex min-h-[inherit] flex-col"
      >
        <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] flex-1 px-(--gutter)">
          <Stepper
            steps={steps.map((one) => t(`provider-create:step.${one}`))}
            current={steps.indexOf(step)}
            renderLink={(index, props) => (
              <Link
                from="/providers/create"
                to="."
                search={(search) => ({ ...search, at: steps[index] })}
                {...props}
              />
            )}
          />
          <div className="grid items-start gap-x-12 gap-y-8 pt-6 md:pt-9 lg:grid-cols-[minmax(0,1fr)_372px]">
            <div className="flex min-w-0 flex-col gap-7">
              <noscript>
                <p className="rounded-panel bg-info-soft px-4 py-3 text-info-text">
                  {t("common:needsScripts")}
                </p>
              </noscript>
              {state.conflict && (
                <Suspense>
                  <MergePanel
                    key={state.conflict.theirs.version}
                    keeper={keeper}
                    conflict={state.conflict}
                    form={state.form}
                    branches={branches}
                  />
                </Suspense>
              )}
              <div>
                <h1 ref={heading} tabIndex={-1} className="display display-36 outline-none">
                  {t(`provider-create:title.${step}`)}
                </h1>
                <p className="mt-1.5 text-16 text-ink-2">{t(`provider-create:lead.${step}`)}</p>
                {state.takenIn > 0 && (
                  <p role="status" className="mt-2 text-14 text-info-text">
                    {t("provider-create:merge.takenIn")}
                  </p>
                )}
              </div>
              {isVisitor && step === "who" && <Benefits />}
              <Suspense fallback={<StepSkeleton />}>
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
                    {t("provider-create:draft.logIn")}
                  </Link>
                )}
              </div>
            </div>
            <Preview provider={provider} />
          </div>
        </div>
        <WizardBar
          step={step}
          state={state}
          isBusy={isPublishing || editor.isUploading}
          isVisitor={isVisitor}
          isKeptHere={isVisitor && keeper.hasUnsaved()}
        />
      </form>
    </ProviderFormContext>
  )
}

/** Beside the form where there is room; on a phone behind a press. */
function Preview({ provider }: { provider: ProviderData | null }) {
  const { t } = useTranslation()
  return (
    <>
      <aside className="sticky top-[110px] max-lg:hidden" aria-label={t("provider-create:preview.title")}>
        <p className="mb-3 text-14 font-semibold text-ink-2">{t("provider-create:preview.title")}</p>
        <PreviewCard provider={provider} />
        <p className="mt-4 flex gap-2 text-14 text-ink-2">
          <Eye aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
          <span>{t("provider-create:preview.tip")}</span>
        </p>
      </aside>
      <Disclosure className="lg:hidden" title={t("provider-create:preview.see")}>
        <div className="max-w-[420px] pt-3 pb-6">
          <PreviewCard provider={provider} />
        </div>
      </Disclosure>
    </>
  )
}
