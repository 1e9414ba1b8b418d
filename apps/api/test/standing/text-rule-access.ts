import type { Database } from "../../src/platform/db/client.ts"
import { textRules } from "../../src/platform/db/schema/trust/text-rule.ts"
import type { AccessTable } from "./access.ts"

const payload = {
  name: "Lottery",
  action: "hold",
  words: ["lottery"],
  places: ["task"],
  isActive: false,
} as const

async function aRule(db: Database) {
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const values = { ...payload, words: [...payload.words], places: [...payload.places], ...at }
  const [rule] = await db.insert(textRules).values(values).returning()
  if (!rule) throw new Error("no rule")
  return { id: rule.id, updatedAt: rule.updatedAt.toISOString() }
}

export const textRuleAccess: AccessTable = {
  "adminTextRule.create": { access: "admin", input: async () => ({ payload }) },
  "adminTextRule.delete": {
    access: "admin",
    input: async (_people, db) => ({ id: (await aRule(db)).id }),
  },
  "adminTextRule.getHits": { access: "admin", input: async () => ({ payload }) },
  "adminTextRule.getList": { access: "admin" },
  "adminTextRule.tryText": { access: "admin", input: async () => ({ text: "a lottery", place: "task" }) },
  "adminTextRule.update": {
    access: "admin",
    input: async (_people, db) => ({ ...(await aRule(db)), payload }),
  },
}
