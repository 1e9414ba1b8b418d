import { expect, test } from "vitest"
import { sourceFiles } from "./repository.ts"
import { statementsBeside } from "./transactions.ts"

test("inside a transaction everything goes through it", () => {
  expect(sourceFiles().flatMap(statementsBeside)).toEqual([])
})

const path = "apps/api/src/offer/create-offer.ts"

test.each([
  "ctx.db.transaction(async (tx) => { await ctx.db.insert(offers).values(row) })",
  "db.transaction((tx) => lock(tx).then(() => db.execute(sql`update offers`)))",
])("goes red: %s", (text) => {
  expect(statementsBeside({ path, text })).toHaveLength(1)
})

test.each([
  "ctx.db.transaction(async (tx) => { await tx.insert(offers).values(row) }); await ctx.db.select().from(offers)",
  "ctx.db.transaction(async (tx) => { await tx.insert(offers).values(await priceOf(ctx.db)) })",
])("is fine: %s", (text) => {
  expect(statementsBeside({ path, text })).toEqual([])
})
