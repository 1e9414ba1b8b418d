import { useTranslation } from "../../i18n/use-translation.ts"
import { AvatarSection } from "../profile/avatar-section.tsx"
import { ProviderField } from "../create-provider/fields/provider-field.tsx"
import { useProviderForm } from "../create-provider/draft/provider-form-context.ts"
import { WhoStep } from "../create-provider/fields/who-step.tsx"
import type { Part } from "./parts.ts"
import { lazy } from "../../ui/code/lazy.tsx"

// The code of a part comes with the part, not with the page.
const CategoryPapers = lazy(() =>
  import("../create-provider/fields/category-papers.tsx").then((module) => ({
    default: module.CategoryPapers,
  })),
)
const RateFields = lazy(() =>
  import("../create-provider/fields/rate-fields.tsx").then((module) => ({ default: module.RateFields })),
)
const WhereStep = lazy(() =>
  import("../create-provider/fields/where-step.tsx").then((module) => ({ default: module.WhereStep })),
)
const WorksFields = lazy(() =>
  import("../create-provider/fields/works-fields.tsx").then((module) => ({ default: module.WorksFields })),
)
const CoverField = lazy(() => import("./cover-field.tsx").then((module) => ({ default: module.CoverField })))
const Services = lazy(() =>
  import("../create-provider/services/services.tsx").then((module) => ({ default: module.Services })),
)

export function ManageParts({ part }: { part: Part }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="display text-d28">{t(`provider-manage:part.${part}`)}</h2>
      {part === "about" && (
        <>
          <AvatarField />
          <WhoStep />
        </>
      )}
      {part === "what" && (
        <>
          <CategoryPapers />
          <RateFields />
        </>
      )}
      {part === "services" && (
        <div data-path="services">
          <p className="mb-3 text-ink-2">{t("provider-manage:services.lead")}</p>
          <Services />
        </div>
      )}
      {part === "works" && (
        <>
          <WorksFields />
          <CoverField />
        </>
      )}
      {part === "where" && <WhereStep />}
    </>
  )
}

function AvatarField() {
  const { t } = useTranslation()
  const { user } = useProviderForm()
  if (!user) return null
  return (
    <ProviderField
      path="avatar"
      group
      label={t("provider-create:look.avatar")}
      hint={t("provider-create:look.avatarHint")}
    >
      <AvatarSection user={user} />
    </ProviderField>
  )
}
