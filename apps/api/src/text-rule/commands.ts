import { count, eq, sql } from "../platform/db/drizzle.ts"
import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import type { CreateTextRule, UpdateTextRule } from "@doable/domain/moderation/text-rule-input"
import { rulesAtMost } from "@doable/domain/moderation/text-rule-limits"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { textRules } from "../platform/db/schema/trust/text-rule.ts"
import { ruleById } from "./find-rules.ts"

type Row = typeof textRules.$inferSelect
type Change = { action: AuditAction; before?: Row; after?: Row }

export function createTextRule(ctx: UserContext, { payload }: CreateTextRule) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    // Two at the same moment would each count one too few.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('text rules', 0))`)
    const [there] = await tx.select({ count: count() }).from(textRules)
    if (there && there.count >= rulesAtMost) throw new Refused("text_rules_full")
    const [after] = await tx
      .insert(textRules)
      .values({ ...payload, createdAt: now, updatedAt: now })
      .returning()
    if (!after) throw new Error("no rule")
    await write(ctx, tx, { action: "text_rule.create", after })
    return ruleById(tx, after.id, now)
  })
}

export function updateTextRule(ctx: UserContext, { id, updatedAt, payload }: UpdateTextRule) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockRule(tx, id)
    if (before.updatedAt.getTime() !== new Date(updatedAt).getTime()) {
      throw new Refused("text_rule_changed_elsewhere")
    }
    const [after] = await tx
      .update(textRules)
      .set({ ...payload, updatedAt: now })
      .where(eq(textRules.id, id))
      .returning()
    if (!after) throw new Error("no rule")
    await write(ctx, tx, { action: "text_rule.update", before, after })
    return ruleById(tx, id, now)
  })
}

export function deleteTextRule(ctx: UserContext, { id }: { id: string }) {
  return ctx.db.transaction(async (tx) => {
    const before = await lockRule(tx, id)
    await tx.delete(textRules).where(eq(textRules.id, id))
    await write(ctx, tx, { action: "text_rule.delete", before })
    return { id }
  })
}

async function lockRule(tx: Transaction, id: string): Promise<Row> {
  const [rule] = await tx.select().from(textRules).where(eq(textRules.id, id)).for("update")
  if (!rule) throw new Refused("text_rule_not_found")
  return rule
}

function write(ctx: UserContext, tx: Transaction, { action, before, after }: Change) {
  return writeAuditLog(tx, caller(ctx), {
    action,
    entity: { type: "text_rule", id: (after ?? before)?.id ?? "" },
    ...(before && { before: told(before) }),
    ...(after && { after: told(after) }),
    at: ctx.now(),
  })
}

const told = ({ name, action, words, places, isActive }: Row) => ({ name, action, words, places, isActive })
