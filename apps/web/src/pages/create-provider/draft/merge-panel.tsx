import { useQueryClient } from "@tanstack/react-query"
import type { CategoryBranch } from "../../../category/category-queries.ts"
import type { DraftSync, DraftSyncState } from "../../../blocks/draft/draft-sync.ts"
import * as draft from "../../../blocks/draft/merge-panel.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { placeQuery } from "../../create-task/draft/chosen-queries.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { useApi } from "../../../session/use-api.ts"
import { weekdaysText } from "../../../provider/weekday-text.ts"
import { daysOf, rateOf, type ProviderForm, type Unit } from "./form.ts"

interface MergePanelProps {
  draftSync: DraftSync<ProviderForm, Unit>
  conflict: NonNullable<DraftSyncState<ProviderForm, Unit>["conflict"]>
  form: ProviderForm
  branches: readonly CategoryBranch[]
}

/** Two windows changed the same thing: both are shown, and a person says which stays. */
export function MergePanel({ draftSync, conflict, form, branches }: MergePanelProps) {
  const { t } = useTranslation()
  return (
    <draft.MergePanel
      conflict={conflict}
      form={form}
      onSettle={draftSync.settle}
      nameOf={(unit) => t(`provider-create:unit.${unit}`)}
      wordsOf={useUnitWords(branches)}
      words={{
        title: t("provider-create:merge.title"),
        text: t("provider-create:merge.text"),
        mine: t("provider-create:merge.mine"),
        theirs: t("provider-create:merge.theirs"),
        settle: t("provider-create:merge.settle"),
        takeTheirs: t("provider-create:merge.takeTheirs"),
      }}
    />
  )
}

/** What a part of a profile says, in a line or two. */
function useUnitWords(branches: readonly CategoryBranch[]) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const nothing = t("provider-create:merge.nothing")
  const languages = (all: readonly ProviderForm["lang"][]) =>
    all.map((one) => t(`provider-create:language.${one}`)).join(", ")
  const leaves = branches.flatMap(({ children }) => children)

  const placeWords = ({ mode, placeId, radiusKm }: ProviderForm) => {
    const name = placeId && queryClient.getQueryData(placeQuery(ask, placeId).queryKey)?.name[locale]
    const reach = mode === "remote" ? null : t("provider-create:where.radiusWords", { km: radiusKm })
    return [mode && t(`provider-create:mode.${mode}`), name, reach].filter(Boolean).join(" · ")
  }
  const words: Record<Unit, (form: ProviderForm) => string> = {
    kind: ({ kind, companyName, idno }) =>
      [t(`provider-create:kind.${kind}`), companyName, idno].filter(Boolean).join(" · "),
    headline: ({ headline }) => headline,
    bio: ({ bio }) => bio,
    lang: ({ lang }) => languages([lang]),
    languages: ({ spokenLanguages }) => languages(spokenLanguages),
    categories: ({ categoryIds }) =>
      categoryIds.map((id) => leaves.find((leaf) => leaf.id === id)?.name[locale] ?? "").join(", "),
    rate: (form) => {
      const rate = rateOf(form)
      return rate ? priceText(rate, { t, locale }) : nothing
    },
    where: placeWords,
    when: (form) =>
      [daysOf(form).length > 0 && weekdaysText(daysOf(form), { t, locale }), form.awayFrom, form.awayUntil]
        .filter(Boolean)
        .join(" · "),
    portfolio: ({ portfolio }) => t("provider-create:merge.pictures", { count: portfolio.length }),
    cover: ({ coverFileId }) => t("provider-create:merge.pictures", { count: coverFileId ? 1 : 0 }),
  }
  return (unit: Unit, form: ProviderForm) => words[unit](form).trim() || nothing
}
