import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { contactTopics } from "@doable/domain/conversation/topics"
import { conversationKinds } from "@doable/domain/conversation/kinds"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { taskOffers } from "./offer.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** Two people talking, or one with our team. The row is the lock of its messages and of what is counted about them. */
export const conversations = pgTable(
  "conversations",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    kind: t.text({ enum: conversationKinds }).notNull(),
    taskId: t.uuid().references(() => tasks.id),
    /** The newest offer of this doer for this task. */
    offerId: t.uuid().references(() => taskOffers.id),
    /** Whose task it is; of a direct one, who spoke first; with the team, who asks. */
    customerId: textOf(() => users.id),
    /** The doer as a person, not their profile. Nobody where the team answers: administrators come and go. */
    providerId: t.text().references(() => users.id),
    /** What someone asks the team about. */
    topic: t.text({ enum: contactTopics }),
    /** Up to where one of the team has read, since when something waits for us, and when it was last settled. */
    teamReadPosition: t.integer().notNull().default(0),
    waitsSince: t.timestamp({ withTimezone: true, precision: 3 }),
    settledAt: t.timestamp({ withTimezone: true, precision: 3 }),
    /** Messages are numbered from 1; deleted ones keep their number. */
    lastPosition: t.integer().notNull().default(0),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("conversation_kind_known", oneOf(t.kind, conversationKinds)),
    check("conversation_of_two", sql`${t.customerId} <> ${t.providerId}`),
    check("conversation_about_its_task", sql`(${t.kind} in ('direct', 'support')) = (${t.taskId} is null)`),
    check("conversation_with_the_team", sql`(${t.kind} = 'support') = (${t.providerId} is null)`),
    check("conversation_topic_of_support", sql`(${t.kind} = 'support') = (${t.topic} is not null)`),
    check("conversation_topic_known", oneOf(t.topic, contactTopics)),
    check(
      "conversation_waits_for_the_team",
      sql`${t.kind} = 'support' or (${t.waitsSince} is null and ${t.settledAt} is null)`,
    ),
    uniqueIndex("one_conversation_per_task_and_doer")
      .on(t.taskId, t.providerId)
      .where(sql`task_id is not null`),
    uniqueIndex("one_direct_conversation_per_pair")
      .on(sql`least(customer_id, provider_id)`, sql`greatest(customer_id, provider_id)`)
      .where(sql`kind = 'direct'`),
    uniqueIndex("one_support_conversation_per_topic")
      .on(t.customerId, t.topic)
      .where(sql`kind = 'support'`),
    index("support_waiting")
      .on(t.waitsSince, t.id)
      .where(sql`waits_since is not null`),
    index("support_settled")
      .on(t.settledAt.desc(), t.id.desc())
      .where(sql`waits_since is null and settled_at is not null`),
    index("conversations_by_offer")
      .on(t.offerId)
      .where(sql`offer_id is not null`),
    index("conversations_by_customer").on(t.customerId, t.createdAt),
    index("conversations_by_provider").on(t.providerId),
  ],
)

/** What each of the two has read, and what their list is ordered by. */
export const conversationMembers = pgTable(
  "conversation_members",
  (t) => ({
    conversationId: uuidOf(() => conversations.id, { onDelete: "cascade" }),
    userId: textOf(() => users.id),
    unread: t.integer().notNull().default(0),
    readPosition: t.integer().notNull().default(0),
    /** To the millisecond, like everything that a cursor names. */
    lastMessageAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull(),
    readAt: t.timestamp({ withTimezone: true }),
    /** When they were last notified outside the chat, and when they're due next. */
    noticedAt: t.timestamp({ withTimezone: true }),
    noticeDueAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    check("conversation_member_possible", sql`${t.unread} >= 0 and ${t.readPosition} >= 0`),
    index("conversation_members_newest").on(t.userId, t.lastMessageAt.desc(), t.conversationId.desc()),
    index("conversation_members_unread")
      .on(t.userId)
      .where(sql`unread > 0`),
    index("conversation_members_to_tell")
      .on(t.noticeDueAt)
      .where(sql`notice_due_at is not null`),
  ],
)
