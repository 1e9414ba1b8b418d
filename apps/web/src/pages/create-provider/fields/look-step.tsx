import { Link, useRouter } from "@tanstack/react-router"
import { OwnPhone } from "../../../contact/own-phone.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { AvatarSection } from "../../profile/avatar-section.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { PreviewPage } from "./preview-page.tsx"
import type { Problem } from "../draft/problems.ts"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"
import { stepOf } from "../draft/steps.ts"
import { WorksFields } from "./works-fields.tsx"

interface LookStepProps {
  problems: readonly Problem[]
  wordsOf: (problem: Problem) => string
  /** Leads to a field on whatever step it stands. */
  onPoint: (path: string) => void
}

/** The picture, works to show, the page as others will see it, and what is still missing. */
export function LookStep({ problems, wordsOf, onPoint }: LookStepProps) {
  const { t } = useTranslation()
  const { user } = useProviderForm()
  if (!user) return <LogInFirst />
  return (
    <>
      {problems.length > 0 && <Missing problems={problems} wordsOf={wordsOf} onPoint={onPoint} />}
      <ProviderField
        path="avatar"
        group
        label={t("provider-create:look.avatar")}
        hint={t("provider-create:look.avatarHint")}
      >
        <AvatarSection user={user} />
      </ProviderField>
      <Field group label={t("provider-create:phone.label")} hint={t("provider-create:phone.hint")}>
        <OwnPhone />
      </Field>
      <WorksFields />
      <section aria-labelledby="as-others">
        <h2 id="as-others" className="mb-3 font-semibold">
          {t("provider-create:look.page")}
        </h2>
        <PreviewPage />
      </section>
    </>
  )
}

function Missing({ problems, wordsOf, onPoint }: LookStepProps) {
  const { t } = useTranslation()
  return (
    <section className="rounded-panel bg-warn-soft px-4 py-3.5 text-warn-text">
      <h2 className="font-semibold">{t("provider-create:look.missing", { count: problems.length })}</h2>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <Link
              from="/providers/create"
              to="."
              search={(search) => ({ ...search, at: stepOf(problem.path) })}
              onClick={() => onPoint(problem.path)}
              className="underline underline-offset-3"
            >
              {wordsOf(problem)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pictures need an owner, and a profile a person behind it. */
function LogInFirst() {
  const { t } = useTranslation()
  const redirect = useRouter().state.location.href
  return (
    <section className="rounded-panel bg-paper px-5 py-5 shadow-paper">
      <h2 className="display text-d22">{t("provider-create:visitor.last")}</h2>
      <p className="mt-1.5 text-ink-2">{t("provider-create:visitor.kept")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild>
          <Link to="/signin" search={{ redirect }}>
            {t("provider-create:visitor.logIn")}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/signup" search={{ redirect }}>
            {t("provider-create:visitor.signUp")}
          </Link>
        </Button>
      </div>
    </section>
  )
}
