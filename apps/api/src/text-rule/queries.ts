import { eq } from "../platform/db/drizzle.ts"
import { rulesAtMost } from "@doable/domain/moderation/text-rule-limits"
import type { TextRule } from "@doable/domain/moderation/text-rules"
import type { Database, Transaction } from "../platform/db/client.ts"
import { textRules } from "../platform/db/schema/trust/text-rule.ts"

export function rulesInForce(db: Database | Transaction): Promise<(TextRule & { name: string })[]> {
  const { id, name, action, words, places } = textRules
  return db
    .select({ id, name, action, words, places })
    .from(textRules)
    .where(eq(textRules.isActive, true))
    .limit(rulesAtMost)
}
