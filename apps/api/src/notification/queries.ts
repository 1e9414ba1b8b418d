import type { Pool } from "pg"
import type { GetMyNotifications, GetNotification } from "@doable/domain/notification/input"
import { notificationsPerPage } from "@doable/domain/notification/pages"
import { Refused } from "@doable/domain/refusal"
import { isLiving } from "../platform/db/living-session.ts"
import type { UserContext } from "../platform/context.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { translatorIn } from "../platform/words.ts"
import { findNames } from "./find-names.ts"
import { hideRemoved } from "./kinds/alerts/hide-removed.ts"
import { describeNotification, type NotificationRow } from "./describe-notification.ts"

const columns = `n.id, n.type, n.is_read as "isRead", n.metadata,
  ${isoDate("n.created_at")} as "createdAt", ${isoDate("n.updated_at")} as "updatedAt"`

/** The index alone finds the page, however deep; only its own rows are read. The limit is a literal for the planner. */
export const pageStatement = (limit: number) => `
  select c.total, p.* from (select coalesce((select total from notification_counts where user_id = $1), 0) as total) c
  left join lateral (
    select ${columns}, n.created_at from (
      select id from notifications where user_id = $1 order by created_at desc, id desc limit ${limit} offset $2
    ) k join notifications n using (id)
  ) p on true order by p.created_at desc, p.id desc`

const byId = `select ${columns} from notifications n where n.id = $1 and n.user_id = $2`

/** In the language of the page that asks, which its person may have changed since signing up. */
const readerWords = ({ language, user }: Pick<UserContext, "language" | "user">) =>
  translatorIn(language ?? user.locale)

const isUsual = (limit: number) =>
  limit === notificationsPerPage.popover || limit === notificationsPerPage.list

type PageRow = { total: number; created_at: Date | null } & (NotificationRow | { id: null })

export async function myNotifications(
  ctx: UserContext,
  { pagination: { limit, offset } }: GetMyNotifications,
) {
  const { rows } = await ctx.db.$client.query<PageRow>({
    // Connections remember named statements: only the pages that people see get a name.
    ...(isUsual(limit) ? { name: `notifications_page_${limit}` } : {}),
    text: pageStatement(limit),
    values: [ctx.user.id, offset],
  })
  const translator = readerWords(ctx)
  const listed = rows.flatMap((row) => {
    if (row.id === null) return []
    const { total: _, created_at: __, ...notification } = row
    return [notification]
  })
  const found = await hideRemoved(ctx.db, listed)
  const nameFor = await findNames(
    ctx.db,
    found.map(({ metadata }) => metadata),
  )
  const data = found.map((row) => describeNotification(row, translator, nameFor(row.metadata, translator)))
  return { data, total: rows[0]?.total ?? 0 }
}

export async function notificationById(ctx: UserContext, { id }: GetNotification) {
  const { rows } = await ctx.db.$client.query<NotificationRow>({
    name: "notification_by_id",
    text: byId,
    values: [id, ctx.user.id],
  })
  const [row] = await hideRemoved(ctx.db, rows)
  if (!row) throw new Refused("notification_not_found")
  const translator = readerWords(ctx)
  const nameFor = await findNames(ctx.db, [row.metadata])
  return describeNotification(row, translator, nameFor(row.metadata, translator))
}

const bySession = `
  select coalesce(c.unread, 0) as count
  from sessions s join users u on u.id = s.user_id left join notification_counts c on c.user_id = s.user_id
  where s.token = $1 and ${isLiving("$2")}`

/** Who is asking and how many, in one look: null if the token opens nothing (any more). */
export async function unreadOfSession(pool: Pool, token: string, now: Date): Promise<number | null> {
  const values = [token, now]
  const { rows } = await pool.query<{ count: number }>({ name: "unread_of_session", text: bySession, values })
  return rows[0]?.count ?? null
}

export async function unreadCount(ctx: UserContext) {
  const { rows } = await ctx.db.$client.query<{ count: number }>({
    name: "unread_count",
    text: "select unread as count from notification_counts where user_id = $1",
    values: [ctx.user.id],
  })
  return { count: rows[0]?.count ?? 0 }
}
