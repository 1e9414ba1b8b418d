import { asc, eq, gt } from "../platform/db/drizzle.ts"
import { rulesAtMost } from "@doable/domain/moderation/text-rule-limits"
import { builtInRules } from "@doable/domain/moderation/text-rules"
import { Refused } from "@doable/domain/refusal"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { textRuleHits, textRules } from "../platform/db/schema/trust/text-rule.ts"
import type { TextRuleAnswer } from "./answers.ts"

const days = 7

export async function findRules({ db, now }: UserContext) {
  const hitsOf = await recentHits(db, now())
  const rows = await db
    .select()
    .from(textRules)
    .orderBy(asc(textRules.name), asc(textRules.id))
    .limit(rulesAtMost)
  return {
    data: rows.map((row) => describe(row, hitsOf)),
    total: rows.length,
    builtIn: builtInRules.map((rule) => ({ rule, hits: hitsOf(rule) })),
  }
}

export async function ruleById(tx: Transaction, id: string, now: Date): Promise<TextRuleAnswer> {
  const [row] = await tx.select().from(textRules).where(eq(textRules.id, id))
  if (!row) throw new Refused("text_rule_not_found")
  return describe(row, await recentHits(tx, now))
}

type HitsOf = (rule: string) => number[]

async function recentHits(db: Database | Transaction, now: Date): Promise<HitsOf> {
  const today = dayOf(now)
  const from = addDays(today, -days)
  const rows = await db
    .select()
    .from(textRuleHits)
    .where(gt(textRuleHits.day, from))
    .limit(rulesAtMost * days * 2)
  return (rule) =>
    Array.from({ length: days }, (_, at) => {
      const day = addDays(today, at + 1 - days)
      return rows.find((row) => row.rule === rule && row.day === day)?.count ?? 0
    })
}

function describe(row: typeof textRules.$inferSelect, hitsOf: HitsOf): TextRuleAnswer {
  const { id, name, action, words, places, isActive, updatedAt } = row
  return { id, name, action, words, places, isActive, updatedAt: updatedAt.toISOString(), hits: hitsOf(id) }
}
