import type { DraftSync, DraftSyncState } from "../../../blocks/draft/draft-sync.ts"
import * as draft from "../../../blocks/draft/merge-panel.tsx"
import { budgetText, dayText, hoursText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { categoryQuery, placeQuery } from "./chosen-queries.ts"
import { otherTranslations } from "@doable/domain/task/translation/translation"
import { dayOf } from "@doable/domain/time/market-day"
import { useQueryClient } from "@tanstack/react-query"
import { budgetOf, timingOf, type TaskForm, type Unit } from "./form.ts"

interface MergePanelProps {
  draftSync: DraftSync<TaskForm, Unit>
  conflict: NonNullable<DraftSyncState<TaskForm, Unit>["conflict"]>
  form: TaskForm
}

export function MergePanel({ draftSync, conflict, form }: MergePanelProps) {
  const { t } = useTranslation()
  return (
    <draft.MergePanel
      conflict={conflict}
      form={form}
      onSettle={draftSync.settle}
      nameOf={(unit) => t(`task-create:unit.${unit}`)}
      wordsOf={useUnitWords()}
      words={{
        title: t("task-create:merge.title"),
        text: t("task-create:merge.text"),
        mine: t("task-create:merge.mine"),
        theirs: t("task-create:merge.theirs"),
        settle: t("task-create:merge.settle"),
        takeTheirs: t("task-create:merge.takeTheirs"),
      }}
    />
  )
}

/** What a part of a form says, in a line or two: for seeing two versions side by side. */
function useUnitWords() {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const say = { t, locale }
  const nothing = t("task-create:merge.nothing")

  const categoryWords = ({ categoryId, answers }: TaskForm) => {
    if (!categoryId) return nothing
    const name = queryClient.getQueryData(categoryQuery(ask, categoryId).queryKey)?.name[locale]
    const count = Object.keys(answers).length
    return [name ?? t("task-create:merge.otherCategory"), t("task-create:merge.answers", { count })].join(
      " · ",
    )
  }
  const placeWords = ({ mode, placeId, address }: TaskForm) => {
    if (mode !== "in_person") return mode ? t("task-create:mode.remote") : nothing
    const name = placeId && queryClient.getQueryData(placeQuery(ask, placeId).queryKey)?.name[locale]
    return [name || nothing, address].filter(Boolean).join(", ")
  }
  const whenWords = (form: TaskForm) => {
    const timing = timingOf(form)
    const day = timing && dayText({ kind: timing.kind, date: timing.date ?? null }, dayOf(new Date()), say)
    const urgent = form.isUrgent ? t("task-create:when.urgent") : null
    return [day, timing && hoursText(form, say), urgent].filter(Boolean).join(", ") || nothing
  }
  const budgetWords = (form: TaskForm) => {
    const { budgetMin, budgetMax } = budgetOf(form)
    return form.budgetKind
      ? budgetText({ kind: form.budgetKind, min: budgetMin, max: budgetMax }, say)
      : nothing
  }
  const languages = (all: readonly TaskForm["lang"][]) =>
    all.map((one) => t(`task-create:language.${one}`)).join(", ")

  const words: Record<Unit, (form: TaskForm) => string> = {
    title: ({ title }) => title,
    description: ({ description }) => description,
    category: categoryWords,
    files: ({ fileIds }) => t("task-create:merge.files", { count: fileIds.length }),
    materials: ({ materials }) => t(`task-create:materials.${materials}`),
    where: placeWords,
    when: whenWords,
    budget: budgetWords,
    languages: ({ spokenLanguages }) => languages(spokenLanguages),
    offers: ({ offerCap, verifiedOnly }) =>
      [t("task-create:merge.cap", { cap: offerCap }), verifiedOnly ? t("task-create:budget.verified") : ""]
        .filter(Boolean)
        .join(", "),
    lang: ({ lang }) => languages([lang]),
    translations: ({ lang, translations }) =>
      otherTranslations(translations, lang)
        .map(([, { title, description }]) => [title, description].filter(Boolean).join("\n"))
        .join("\n\n"),
  }
  return (unit: Unit, form: TaskForm) => words[unit](form).trim() || nothing
}
