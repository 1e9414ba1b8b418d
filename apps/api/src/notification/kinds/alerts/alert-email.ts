import { isCategorySlug, type CategorySlug } from "@doable/domain/category/slugs"
import type { ProviderFilter } from "@doable/domain/provider/input"
import type { AlertFrequency } from "@doable/domain/saved-search/status"
import { categoryFacts } from "../../../category/category-cache.ts"
import { placeCache } from "../../../place/place-cache.ts"
import type { Database } from "../../../platform/db/client.ts"
import type { providerProfiles } from "../../../platform/db/schema/provider.ts"
import type { tasks } from "../../../platform/db/schema/task.ts"
import { nameOf } from "../../../provider/describe-provider.ts"
import { translatedTitles } from "../../../task/describe-task.ts"
import { amountText, dateFormat } from "@doable/words/format"
import type { Translator } from "@doable/words/translator"
import { whyText } from "@doable/words/why-matched"
import type { EmailDetails, EmailReader } from "../kind.ts"
import { moneyWords } from "../money-words.ts"
import { stillListed, stillWanted, type AboutAlert, type AboutDoers } from "./about-alert.ts"

/** Each task with its price, its place and why it matched. Null if there is nothing left to tell. */
export async function alertDetails(
  db: Database,
  data: AboutAlert,
  { translator }: EmailReader,
): Promise<EmailDetails | null> {
  const { search, open } = await stillWanted(
    db,
    data.searchId,
    data.tasks.map(({ id }) => id),
  )
  if (!search || open.length === 0) return null
  const tasks = open.map(({ task }) => task)
  const drawing = await drawingOf(db, tasks[0]?.categoryId ?? null)
  return { ...alertWords(translator, data, tasks, drawing), isFrequent: isFrequent(search) }
}

const isFrequent = ({ frequency }: { frequency: AlertFrequency }) => frequency !== "daily"

type Task = Pick<
  typeof tasks.$inferSelect,
  | "id"
  | "title"
  | "lang"
  | "translations"
  | "placeId"
  | "budgetMin"
  | "budgetMax"
  | "budgetCurrency"
  | "timingKind"
  | "dueDate"
  | "offerCount"
>

/** That of the first result's category. */
async function drawingOf(db: Database, categoryId: string | null): Promise<CategorySlug> {
  const category = categoryId === null ? null : (await categoryFacts(db, [categoryId])).get(categoryId)
  const slug = category?.parentSlug ?? category?.slug
  return isCategorySlug(slug) ? slug : "other"
}

export function alertWords(
  translator: Translator,
  data: AboutAlert,
  open: readonly Task[],
  drawing: CategorySlug,
): EmailDetails {
  const { t } = translator
  const rows = open.map((task) => {
    const found = data.tasks.find(({ id }) => id === task.id)
    const why = found ? whyText(found.why, found, translator) : ""
    return {
      title: translatedTitles(task)[translator.locale] ?? task.title,
      path: `/tasks/${task.id}`,
      value: budgetWords(task, translator),
      lines: [
        [placeWords(task, translator), dayWords(task, translator), offersWords(task, translator)].join(" · "),
      ],
      why: t("mail:alert.why", { why }),
    }
  })
  const more = data.count - data.tasks.length
  return {
    ...headed(translator, data, { title: t("mail:alert.tasks", { count: data.count }), drawing }),
    rows,
    after: [...(more > 0 ? [t("mail:alert.more", { count: more })] : []), ...bundled(translator, data)],
  }
}

/** The subject names search and task; the letter says the search, how many there are, and lists them. */
const headed = (
  { t }: Translator,
  { search }: { search: string },
  shown: { title: string; drawing: CategorySlug },
) => ({
  slip: { label: t("mail:alert.label", { search }), ...shown },
  isTitleInSlip: true,
  text: "",
})

const bundled = ({ t }: Translator, { isBundled }: { isBundled?: boolean | undefined }) =>
  isBundled ? [t("mail:alert.bundled")] : []

/** Each doer with a price, what they do and why they matched. Null if there is nobody left to tell of. */
export async function doerAlertDetails(
  db: Database,
  data: AboutDoers,
  { translator }: EmailReader,
): Promise<EmailDetails | null> {
  const ids = data.doers.map(({ id }) => id)
  const { search, listed } = await stillListed(db, data.searchId, ids)
  if (!search || listed.length === 0) return null
  const doers = listed.map(({ profile, userName }) => ({ ...profile, name: nameOf(profile, userName) }))
  const { categoryIds: [asked] = [] } = search.filters as ProviderFilter
  const drawing = await drawingOf(db, asked ?? doers[0]?.categoryIds[0] ?? null)
  return { ...doerAlertWords(translator, data, doers, drawing), isFrequent: isFrequent(search) }
}

type Doer = Pick<typeof providerProfiles.$inferSelect, "id" | "headline" | "priceFrom" | "priceCurrency"> & {
  name: string
}

export function doerAlertWords(
  translator: Translator,
  data: AboutDoers,
  listed: readonly Doer[],
  drawing: CategorySlug,
): EmailDetails {
  const { t } = translator
  const rows = listed.map(({ id, name, headline, priceFrom, priceCurrency }) => {
    const found = data.doers.find((one) => one.id === id)
    const why = found ? whyText(found.why, found, translator) : ""
    const price =
      priceFrom !== null && priceCurrency !== null
        ? moneyWords({ amount: priceFrom, currency: priceCurrency }, translator)
        : null
    return {
      title: name,
      path: `/providers/${id}`,
      value: price === null ? "" : t("alerts:list.atLeast", { price }),
      lines: [headline],
      why: t("mail:alert.why", { why }),
    }
  })
  const more = data.count - data.doers.length
  return {
    ...headed(translator, data, { title: t("mail:alert.doers", { count: data.count }), drawing }),
    rows,
    after: [...(more > 0 ? [t("mail:alert.moreDoers", { count: more })] : []), ...bundled(translator, data)],
  }
}

function budgetWords(task: Task, translator: Translator): string {
  const { budgetMin, budgetMax, budgetCurrency: currency } = task
  if (budgetMax === null) return translator.t("task:budget.open")
  const most = moneyWords({ amount: budgetMax, currency }, translator)
  if (budgetMin === null || budgetMin === budgetMax) return most
  return `${amountText(budgetMin, translator.locale)}–${most}`
}

function dayWords({ timingKind, dueDate }: Task, { t, locale }: Translator): string {
  if (timingKind === null || timingKind === "flexible" || dueDate === null) return t("mail:alert.anyDay")
  const day = dateFormat(locale, { ...weekDay, timeZone: "UTC" }).format(new Date(`${dueDate}T00:00:00Z`))
  return timingKind === "on_date" ? day : t("mail:alert.by", { day })
}

const weekDay = { weekday: "short", day: "numeric", month: "short" } as const

const offersWords = ({ offerCount: count }: Task, { t }: Translator): string =>
  count === 0 ? t("mail:alert.noOffers") : t("task:offers", { count })

function placeWords({ placeId }: Task, { t, locale }: Translator): string {
  return (placeId && placeCache().find(placeId)?.name[locale]) || t("task:remote")
}
