import { placeCache } from "../../../place/place-cache.ts"
import type { Database } from "../../../platform/db/client.ts"
import type { tasks } from "../../../platform/db/schema/task.ts"
import { amountText } from "@doable/words/format"
import type { Translator } from "@doable/words/translator"
import { whyText } from "@doable/words/why-matched"
import type { EmailDetails, EmailReader } from "../kind.ts"
import { moneyWords } from "../money-words.ts"
import { stillWanted, type AboutAlert } from "./about-alert.ts"

/** Each task with its price, its place and why it matched. Null if there is nothing left to tell. */
export async function alertDetails(
  db: Database,
  data: AboutAlert,
  { translator }: EmailReader,
): Promise<EmailDetails | null> {
  const { open } = await stillWanted(
    db,
    data.searchId,
    data.tasks.map(({ id }) => id),
  )
  if (open.length === 0) return null
  return alertWords(
    translator,
    data,
    open.map(({ task }) => task),
  )
}

type Task = Pick<
  typeof tasks.$inferSelect,
  "id" | "title" | "placeId" | "budgetMin" | "budgetMax" | "budgetCurrency"
>

export function alertWords(translator: Translator, data: AboutAlert, open: readonly Task[]): EmailDetails {
  const { t } = translator
  const rows = open.map((task) => {
    const found = data.tasks.find(({ id }) => id === task.id)
    const why = found ? whyText(found.why, found, translator) : ""
    return {
      title: task.title,
      path: `/tasks/${task.id}`,
      value: budgetWords(task, translator),
      lines: [placeWords(task, translator), t("mail:alert.why", { why })],
    }
  })
  const more = data.count - data.tasks.length
  const after = more > 0 ? { after: [t("mail:alert.more", { count: more })] } : {}
  return { slip: { label: t("mail:alert.label"), title: data.search }, text: "", rows, ...after }
}

function budgetWords(task: Task, translator: Translator): string {
  const { budgetMin, budgetMax, budgetCurrency: currency } = task
  if (budgetMax === null) return translator.t("task:budget.open")
  const most = moneyWords({ amount: budgetMax, currency }, translator)
  if (budgetMin === null || budgetMin === budgetMax) return most
  return `${amountText(budgetMin, translator.locale)}–${most}`
}

function placeWords({ placeId }: Task, { t, locale }: Translator): string {
  return (placeId && placeCache().find(placeId)?.name[locale]) || t("task:remote")
}
