import { Link, useRouter } from "@tanstack/react-router"
import { Lightbulb } from "lucide-react"
import { useState } from "react"
import { DraftStatus } from "../../../blocks/draft/draft-status.tsx"
import { DraftWizard } from "../../../blocks/draft/draft-wizard.tsx"
import { oneOf } from "../../../blocks/list-page/read-address.ts"
import { useStepSubmit } from "../../../blocks/draft/use-step-submit.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { DemoFrame } from "./demo-frame.tsx"

const demoSteps = ["what", "where", "check"] as const
export type DemoStep = (typeof demoSteps)[number]
const asked = ["what", "where"] as const
type Asked = (typeof asked)[number]

/** Two questions and a look at them. Nothing is sent anywhere. */
export function WizardDemo({ wanted }: { wanted: unknown }) {
  const step = oneOf(demoSteps, wanted) ?? "what"
  const { t } = useTranslation()
  const router = useRouter()
  const [answers, setAnswers] = useState<Record<Asked, string>>({ what: "", where: "" })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const searchOf = (next: DemoStep) => ({ step: next })
  const missing = () => asked.filter((path) => answers[path].trim() === "").map((path) => ({ path }))
  const { form, submit } = useStepSubmit({
    step,
    steps: demoSteps,
    stepOf: (path) => path as Asked,
    goTo: (next) => router.navigate({ to: "/themes/wizard", search: searchOf(next) }),
    isBusy: false,
    findProblems: () => Promise.resolve(missing()),
    show: (problems) => setWrong(problems.map(({ path }) => path)),
    forgetRefusal: () => undefined,
    publish: () => {
      toast.success(t("themes:blocks.published"))
      return Promise.resolve([])
    },
    beforeNext: () => undefined,
  })
  const titles = { what: t("themes:stepWhat"), where: t("themes:stepWhere"), check: t("themes:stepCheck") }
  const preview = (
    <Card className="p-4">
      <p className="font-semibold wrap-anywhere">{answers.what || t("themes:slipTitle")}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">{answers.where || t("themes:slipWhere")}</p>
    </Card>
  )
  return (
    <DemoFrame>
      <DraftWizard
        steps={demoSteps}
        step={step}
        renderLink={(to, props) => <Link to="/themes/wizard" search={searchOf(to)} {...props} />}
        words={{
          steps: demoSteps.map((one) => titles[one]),
          title: titles[step],
          lead: t("themes:blocks.wizardText"),
          back: t("themes:blocks.before"),
          next: t("themes:nextStep"),
          publish: t("themes:send"),
          takenIn: "",
          logIn: "",
          preview: {
            title: t("themes:blocks.preview"),
            tip: t("themes:blocks.tip"),
            see: t("themes:blocks.preview"),
          },
        }}
        form={form}
        onSubmit={submit}
        isBusy={false}
        isTakenIn={false}
        isSignedOut={false}
        refusal={null}
        preview={preview}
        tipIcon={Lightbulb}
        status={<DraftStatus shown="saved" words={t("themes:blocks.saved")} />}
      >
        {step === "check" ? (
          preview
        ) : (
          <div data-path={step}>
            <Field
              key={step}
              label={step === "what" ? t("themes:sampleTitle") : titles[step]}
              error={wrong.includes(step) ? t("themes:blocks.required") : undefined}
            >
              <TextField
                value={answers[step]}
                onChange={({ currentTarget }) => setAnswers({ ...answers, [step]: currentTarget.value })}
              />
            </Field>
          </div>
        )}
      </DraftWizard>
    </DemoFrame>
  )
}
