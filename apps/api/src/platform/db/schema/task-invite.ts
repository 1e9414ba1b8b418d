import { sql, check, index, pgTable, uniqueIndex } from "../drizzle.ts"
import { inviteDeclineReasons, inviteStatuses, waitingInvites } from "@doable/domain/offer/invite/status"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** An owner asks a doer for an offer. */
export const taskInvites = pgTable(
  "task_invites",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    /** The doer as a person, not their profile. */
    providerId: textOf(() => users.id),
    /** Without contacts. */
    message: t.text(),
    status: t.text({ enum: inviteStatuses }).notNull().default("sent"),
    declineReason: t.text({ enum: inviteDeclineReasons }),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    viewedAt: t.timestamp({ withTimezone: true }),
    /** When the doer made an offer or said no; an expired one was never answered. */
    answeredAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("invite_status_known", oneOf(t.status, inviteStatuses)),
    check("invite_decline_reason_known", oneOf(t.declineReason, inviteDeclineReasons)),
    check(
      "invite_answered_at",
      sql`(${oneOf(t.status, [...waitingInvites, "expired"])}) = (${t.answeredAt} is null)`,
    ),
    uniqueIndex("one_invite_per_doer").on(t.taskId, t.providerId),
    index("invites_by_doer").on(t.providerId, t.createdAt.desc(), t.id.desc()),
    index("invites_to_expire")
      .on(t.expiresAt)
      .where(sql`status in ('sent', 'viewed')`),
  ],
)
