import { createHash } from "node:crypto"
import type { Context as HonoContext } from "hono"
import ical, { ICalEventStatus } from "ical-generator"
import { toLocale, type Locale } from "@doable/domain/locale"
import { publicName } from "@doable/domain/user/public-name"
import type { Database } from "../../platform/db/client.ts"
import { countWithin } from "../../platform/http/count-within.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import { wordsIn } from "../../platform/words.ts"
import { keptName } from "../../user/shown-name.ts"
import { newestAgreement } from "./board.ts"
import { feedIn } from "./calendar-feed-address.ts"

/** Calendars ask every few minutes at most. */
const perHour = { max: 60, seconds: 60 * 60 }
const askAgainSec = 60 * 60
const mostTold = 500
const usualHours = 1

const owner = `select u.id, u.locale from calendar_feeds f join users u on u.id = f.user_id
  where f.id = $1 and u.deleted_at is null and u.status <> 'deactivated'`

/** From a month ago on, running and completed; what was called off or stopped by us is gone from the calendar. */
const jobs = `select a.id, a.task_id as "taskId", g.title, g.address, g.version, g.scheduled_at as "startsAt",
    g.created_at as "changedAt", o.duration_hours::float8 as hours, ${keptName} as client, p.name as place,
    c.name as city
  from task_assignments a ${newestAgreement} join tasks t on t.id = a.task_id and t.status <> 'removed'
    join task_offers o on o.id = a.offer_id
    join users u on u.id = a.owner_id
    left join places p on p.id = g.place_id left join places c on c.id = p.parent_id
  where a.provider_id = $1 and (a.ended_at is null or a.outcome = 'completed' and a.ended_at >= $2)
    and g.scheduled_at >= $2
  order by g.scheduled_at, a.id limit ${mostTold}`

type Owner = { id: string; locale: string | null }
type Job = {
  id: string
  taskId: string
  title: string
  address: string | null
  version: number
  startsAt: Date
  changedAt: Date
  hours: number | null
  client: string
  place: Record<string, string> | null
  city: Record<string, string> | null
}

/** The doer's jobs for a calendar elsewhere. The address alone opens it, so prices and phone numbers aren't in it. */
export function feedRoute({ db, config, now }: Pick<ServerDeps, "db" | "config" | "now">) {
  return async (c: HonoContext<ApiEnv>) => {
    const feedId = feedIn(config.authSecret, c.req.param("file") ?? "")
    const found =
      feedId && (await db.$client.query<Owner>({ name: "feed_owner", text: owner, values: [feedId] }))
    const user = found ? found.rows[0] : undefined
    if (!feedId || !user) return problem(c, 404, "not_found", { "Cache-Control": "no-store" })
    if (!(await countWithin(db, `calendar-feed|${feedId}`, perHour)))
      return problem(c, 429, "rate_limited", { "Retry-After": String(askAgainSec) })
    const text = await feedOf(db, user, { uiUrl: config.uiUrl, appName: config.appName, now: now() })
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`
    const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" }
    // A proxy that compresses marks it as weak.
    if (c.req.header("if-none-match")?.replace(/^W\//, "") === etag) return c.body(null, 304, headers)
    return c.body(text, 200, {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="doable.ics"',
    })
  }
}

/** With the city, so that maps find it. */
function whereIn({ address, place, city }: Job, lang: Locale): string | null {
  return [address, place?.[lang], city?.[lang]].filter(Boolean).join(", ") || null
}

type Frame = { uiUrl: string; appName: string; now: Date }

async function feedOf(db: Database, { id, locale }: Owner, { uiUrl, appName, now }: Frame): Promise<string> {
  const lang = toLocale(locale)
  const t = wordsIn(lang)
  const since = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000).toISOString()
  const { rows } = await db.$client.query<Job>({ name: "calendar_feed", text: jobs, values: [id, since] })
  const calendar = ical({
    name: t("calendar-feed:name", { appName }),
    prodId: { company: appName, product: "jobs", language: lang.toUpperCase() },
    ttl: askAgainSec,
  })
  for (const job of rows) {
    const url = new URL(`/tasks/${job.taskId}`, uiUrl).href
    calendar.createEvent({
      id: `${job.id}@${new URL(uiUrl).hostname}`,
      sequence: job.version,
      stamp: job.changedAt,
      start: job.startsAt,
      end: new Date(job.startsAt.getTime() + (job.hours ?? usualHours) * 60 * 60 * 1000),
      summary: job.title,
      location: whereIn(job, lang),
      description: [t("calendar-feed:for", { name: publicName(job.client) }), url].join("\n"),
      url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
