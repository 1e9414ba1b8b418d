import type { Context as HonoContext } from "hono"
import { toLocale, type Locale } from "@doable/domain/locale"
import { dayRange, type DayRange } from "@doable/domain/provider/input"
import { addDays, endOfDay, marketZone } from "@doable/domain/time/market-day"
import { publicName } from "@doable/domain/user/public-name"
import { numberFormat } from "@doable/words/format"
import { cookiesOf } from "../../account/session-cookie.ts"
import { whoIsCalling } from "../../account/who-is-calling.ts"
import { csvFile } from "../../platform/csv/csv-file.ts"
import { partsByKey, rowsPerPart } from "../../platform/csv/csv-list.ts"
import type { Database } from "../../platform/db/client.ts"
import { countWithin } from "../../platform/http/count-within.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import { wordsIn } from "../../platform/words.ts"
import { keptName } from "../../user/shown-name.ts"
import { newestAgreement } from "./board.ts"

export const incomeFilePath = "/exports/income"

const perHour = { max: 30, seconds: 60 * 60 }
const columns = ["day", "job", "client", "price", "materials", "currency", "link"] as const

/** Read from the last day of work on, the newest first; `$4` and `$5` are where the part before ended. */
const jobs = `select a.id, a.ended_at::text as "endedAt", a.task_id as "taskId",
    to_char(a.ended_at at time zone '${marketZone}', 'YYYY-MM-DD') as day, g.title, ${keptName} as client,
    g.price::float8 as price, coalesce(g.materials_cost, 0)::float8 as materials, g.currency
  from (select a.* from task_assignments a where a.provider_id = $1 and a.outcome = 'completed'
    and a.ended_at >= $2 and a.ended_at < $3 and ($4::timestamptz is null or (a.ended_at, a.id) < ($4, $5))
    order by a.ended_at desc, a.id desc limit ${rowsPerPart}) a
  ${newestAgreement} join users u on u.id = a.owner_id order by a.ended_at desc, a.id desc`

type Job = Record<"id" | "endedAt" | "taskId" | "day" | "title" | "client" | "currency", string> & {
  price: number
  materials: number
}

/** The doer's own jobs as a file. A plain form asks, so that it works before the scripts have come. */
export function incomeFileRoute({ db, config, now }: Pick<ServerDeps, "db" | "config" | "now">) {
  const cookieName = cookiesOf(config).names.session
  return async (c: HonoContext<ApiEnv>) => {
    const cookies = c.req.header("cookie") ?? null
    const asks = { cookies, cookieName, secret: config.authSecret, now: now() }
    const user = (await whoIsCalling(db.$client, asks))?.user
    if (!user) {
      const isPerson = c.req.header("accept")?.includes("text/html")
      const login = new URL("/signin?redirect=/providers/dashboard", config.uiUrl)
      return isPerson ? c.redirect(login.href, 303) : problem(c, 401, "sign_in_needed")
    }
    const form = new URLSearchParams(await c.req.text())
    const days = dayRange.safeParse({ from: form.get("from"), to: form.get("to") })
    if (!days.success) return problem(c, 400, "invalid")
    const isWithin = await db.transaction((tx) => countWithin(tx, `income-file|${user.id}`, perHour))
    if (!isWithin) return problem(c, 429, "rate_limited")
    const lang = toLocale(form.get("lang"))
    const t = wordsIn(lang)
    return csvFile(c, {
      name: "doable-income",
      day: now(),
      headings: columns.map((column) => t(`income-file:${column}`)),
      parts: partsOf(db, user.id, days.data, { uiUrl: config.uiUrl, lang }),
      separator: lang === "en" ? "," : ";",
    })
  }
}

type Reader = { uiUrl: string; lang: Locale }

/** Spreadsheets add up what's written as their language writes numbers. */
const sumIn = (lang: Locale) => {
  const format = numberFormat(lang, { useGrouping: false, minimumFractionDigits: 2 })
  return (minor: number) => format.format(minor / 100)
}

function partsOf(db: Database, userId: string, { from, to }: DayRange, { uiUrl, lang }: Reader) {
  const sum = sumIn(lang)
  const range = [userId, endOfDay(addDays(from, -1)).toISOString(), endOfDay(to).toISOString()]
  return partsByKey<Pick<Job, "endedAt" | "id">>(async (after) => {
    const values = [...range, after?.endedAt ?? null, after?.id ?? null]
    const { rows } = await db.$client.query<Job>({ name: "doer_income_file", text: jobs, values })
    return {
      rows: rows.map(({ day, title, client, price, materials, currency, taskId, id }) => {
        const receipt = new URL(`/tasks/${taskId}/receipt?hire=${id}`, uiUrl)
        return [day, title, publicName(client), sum(price), sum(materials), currency, receipt.href]
      }),
      last: rows.at(-1) ?? null,
    }
  })
}
