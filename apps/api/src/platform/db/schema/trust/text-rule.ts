import { check, index, pgTable, primaryKey } from "../../drizzle.ts"
import { textActions, type TextPlace } from "@doable/domain/moderation/text-places"
import { oneOf } from "../../constraints.ts"

/** What administrators don't want to be read in texts. Who changed what is in the audit log. */
export const textRules = pgTable(
  "text_rules",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    name: t.text().notNull(),
    action: t.text({ enum: textActions }).notNull(),
    words: t.jsonb().$type<string[]>().notNull(),
    places: t.jsonb().$type<TextPlace[]>().notNull(),
    isActive: t.boolean().notNull().default(true),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [check("text_rule_action_known", oneOf(t.action, textActions))],
)

/** How often a rule was met on a day: the rule's id, or the name of one that is in the code. Nothing about anyone. */
export const textRuleHits = pgTable(
  "text_rule_hits",
  (t) => ({ rule: t.text().notNull(), day: t.date().notNull(), count: t.integer().notNull() }),
  (t) => [
    primaryKey({ name: "text_rule_hits_pkey", columns: [t.rule, t.day] }),
    index("text_rule_hits_by_day").on(t.day),
  ],
)
