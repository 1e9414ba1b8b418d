import { eq, inArray } from "drizzle-orm"
import { addDays, dayOf } from "@doable/domain/task/market-day"
import type { Caller } from "../account/who-is-calling.ts"
import type { UserContext } from "../context.ts"
import type { Database } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"
import { users } from "../db/schema/user.ts"
import { closeTask } from "../task/close-task.ts"
import { createTask } from "../task/create-task.ts"
import { runTaskTimers } from "../task/expire-tasks.ts"
import { publishTask } from "../task/publish-task.ts"
import { demoPeople } from "./demo-people.ts"
import { demoTasks, type DemoTask } from "./demo-tasks.ts"

const hourMs = 60 * 60 * 1000

/** By the deeds that people use themselves, each at its own hour, so that the wall looks lived with. */
export async function postDemoTasks(db: Database): Promise<void> {
  const now = new Date()
  const owners = await ownersOf(db, now)
  for (const task of demoTasks.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const owner = owners.get(task.owner)
    if (owner) await postTask(db, owner, task, now)
  }
  await runTaskTimers(db, now)
}

async function postTask(db: Database, user: Caller, demo: DemoTask, now: Date) {
  const at = new Date(now.getTime() - demo.hoursAgo * hourMs)
  // Deeds about tasks without files need no more of the world than this.
  const ctx = { db, user, now: () => at } as UserContext
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, demo.category))
  const { timing } = demo.draft
  const date = demo.dueInDays === undefined ? undefined : addDays(dayOf(now), demo.dueInDays)
  const { id } = await createTask(ctx, {
    payload: {
      ...demo.draft,
      categoryId: category?.id ?? null,
      ...(timing ? { timing: { ...timing, ...(date ? { date } : {}) } } : {}),
    },
  })
  if (demo.end === "draft") return
  await publishTask(ctx, { id })
  if (demo.end === "close") await closeTask(ctx, { id, reasonCode: "found_elsewhere" })
}

/** People who have been here for a while: newcomers may post less. */
async function ownersOf(db: Database, now: Date) {
  const emails = demoPeople.map(({ email }) => email)
  const since = new Date(now.getTime() - 90 * 24 * hourMs)
  const rows = await db
    .update(users)
    .set({ createdAt: since })
    .where(inArray(users.email, emails))
    .returning()
  return new Map(
    rows.map((row) => {
      const { createdAt, updatedAt, ...person } = row
      const caller: Caller = {
        ...person,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }
      return [demoPeople.find(({ email }) => email === row.email)?.part, caller]
    }),
  )
}
