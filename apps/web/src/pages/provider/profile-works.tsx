import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import { Pills } from "../../ui/fields/pills.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { PictureGrid } from "./picture-grid.tsx"
import { ProfileSection } from "./profile-section.tsx"

const all = "all"

/** Works, those of one kind alone if there are several kinds. */
export function ProfileWorks({ provider: { portfolio, categories, name } }: { provider: ProviderData }) {
  const { t, locale } = useTranslation()
  const [chosen, setChosen] = useState(all)
  if (portfolio.length === 0) return null
  const kinds = categories
    .map(({ id, name: ofKind }) => ({
      id,
      label: ofKind[locale],
      count: portfolio.filter(({ categoryId }) => categoryId === id).length,
    }))
    .filter(({ count }) => count > 0)
  const shown = kinds.some(({ id }) => id === chosen)
    ? portfolio.filter(({ categoryId }) => categoryId === chosen)
    : portfolio
  const pictures = shown.map(({ fileId, url, caption, categoryId }) => {
    const kind = kinds.find(({ id }) => id === categoryId)?.label
    return { id: fileId, url, caption: [caption, kind].filter(Boolean).join(" · ") }
  })
  return (
    <ProfileSection title={t("provider-profile:works.title")}>
      {kinds.length > 1 && (
        <Field group hideLabel label={t("provider:works.kinds")} className="mb-4">
          <Pills
            type="radio"
            chosen={[chosen]}
            onChosenChange={([kind]) => setChosen(kind ?? all)}
            options={[
              { value: all, label: t("provider:works.all", { count: portfolio.length }) },
              ...kinds.map(({ id, label, count }) => ({ value: id, label: `${label} · ${count}` })),
            ]}
          />
        </Field>
      )}
      {/* Another kind begins at its first picture. */}
      <PictureGrid key={chosen} pictures={pictures} title={name} />
    </ProfileSection>
  )
}
