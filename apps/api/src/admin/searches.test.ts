// Whatever administrators type is found by an index, however long the table is.
import { sql, type SQL } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { profilesCalled } from "../provider/moderation/admin-queries.ts"
import { applicationsOfPeople } from "../provider/applications/decide/admin-queries.ts"
import { tasksCalled } from "../deal/moderation/admin-queries.ts"
import { userConditions } from "./users/find-users.ts"

const world = anApi()
const q = "popa"

/** `fit`: of the tasks' indexes this one alone, as on an empty table any is as good. Nothing of it is kept. */
async function planOf(question: SQL, fit?: string): Promise<string> {
  let plan = ""
  const undo = new Error("nothing is kept")
  await world.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const others = await tx.execute<{ name: string }>(sql`
        select indexname as name from pg_indexes
        where tablename = 'tasks' and ${fit ?? null}::text is not null and indexname not in (${fit ?? ""}, 'tasks_pkey')`)
      for (const { name } of others.rows) await tx.execute(sql`drop index ${sql.identifier(name)}`)
      plan = JSON.stringify((await tx.execute(sql`explain (format json) ${question}`)).rows)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return plan
}

test.each([q, "popa@example.com"])("people are found by their words: %s", async (typed) => {
  const where = await userConditions(world.db, { q: typed }, new Date())
  expect(await planOf(sql`select id from users where ${where}`)).toContain('"users_by_words"')
})

test("profiles are found by the company, or by the person", async () => {
  const plan = await planOf(profilesCalled(q))
  for (const index of ["providers_by_company", "users_by_words"]) expect(plan).toContain(`"${index}"`)
})

test("applications are found by the name in the document, or by the person", async () => {
  const plan = await planOf(applicationsOfPeople(q))
  for (const index of ["applications_by_legal_name", "users_by_words"]) expect(plan).toContain(`"${index}"`)
})

test.each(["held", "open", "assigned", "in_progress", "completion_requested", "removed"] as const)(
  "%s tasks are found by a piece of the title",
  async (status) => {
    expect(await planOf(tasksCalled(q, [status]), "tasks_titles")).toContain('"tasks_titles"')
  },
)

test("the applications that name a category are found by it", async () => {
  const plan = await planOf(sql`
    select 1 from provider_applications a where a.category_ids @> array[${crypto.randomUUID()}::uuid]
      or a.licences @> '[{"categoryId":"x"}]' or a.taken_badges @> '[{"licence":{"categoryId":"x"}}]'`)
  for (const by of ["category", "licence", "taken_badge"]) expect(plan).toContain(`"applications_by_${by}"`)
})
