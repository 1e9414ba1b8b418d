import type { IncomeDays } from "@doable/domain/provider/input"
import { addDays, endOfDay, marketZone } from "@doable/domain/time/market-day"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../../platform/context.ts"
import { isoDate, moneyJson } from "../../platform/db/wire-format.ts"
import { pageOf } from "../../platform/db/lists/list-statement.ts"
import { keptName } from "../../user/shown-name.ts"
import { newestAgreement } from "./board.ts"
import type { Income, IncomeSum } from "./dashboard-answers.ts"

const completed = `from task_assignments a ${newestAgreement}
  where a.provider_id = $1 and a.outcome = 'completed' and a.ended_at >= $2 and a.ended_at < $3`

const byMonth = `select to_char(a.ended_at at time zone '${marketZone}', 'YYYY-MM') as month, g.currency,
    sum(g.price)::float8 as amount, count(*)::int as count ${completed} group by 1, 2 order by 1, 2`

const jobs = `select a.id, a.task_id as "taskId", g.title, t.lang, ${keptName} as client,
    ${moneyJson("g.price", "g.currency")} as price, ${isoDate("a.ended_at")} as "completedAt"
  from (select a.* from task_assignments a where a.provider_id = $1 and a.outcome = 'completed'
    and a.ended_at >= $2 and a.ended_at < $3 order by a.ended_at desc, a.id desc`

/** What the doer agreed on for work that was completed between these days. Nothing of it was paid through us. */
export async function findIncome({ db, user }: UserContext, { from, to, pagination }: IncomeDays) {
  const values = [user.id, endOfDay(addDays(from, -1)).toISOString(), endOfDay(to).toISOString()]
  const [sums, page] = await Promise.all([
    db.$client.query<Income["months"][number]>({ name: "doer_income_months", text: byMonth, values }),
    db.$client.query<Income["data"][number]>({
      text: `${jobs} ${pageOf(pagination)}) a ${newestAgreement} join tasks t on t.id = a.task_id join users u on u.id = a.owner_id
        order by a.ended_at desc, a.id desc`,
      values,
    }),
  ])
  const months = sums.rows
  return {
    data: page.rows.map((row) => ({ ...row, client: publicName(row.client) })),
    total: months.reduce((total, { count }) => total + count, 0),
    sums: addedUp(months),
    months,
  }
}

function addedUp(months: Income["months"]): IncomeSum[] {
  const sums = new Map<string, IncomeSum>()
  for (const { currency, amount, count } of months) {
    const known = sums.get(currency) ?? { currency, amount: 0, count: 0 }
    sums.set(currency, { currency, amount: known.amount + amount, count: known.count + count })
  }
  return [...sums.values()]
}
