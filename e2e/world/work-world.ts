// What the stories of the work share: a task with someone at work on it, and time that passes for it.
import { aMessage } from "../../apps/api/test/conversation-factories.ts"
import { runChangeTimers } from "../../apps/api/src/deal/changes/run-timers.ts"
import { runDisputeTimers } from "../../apps/api/src/deal/disputes/run-timers.ts"
import { runWorkTimers } from "../../apps/api/src/deal/hire/run-timers.ts"
import type { Locator, Page } from "playwright-core"
import { offerOf } from "./offer-world.ts"
import type { OwnPerson } from "./people.ts"
import { postTask, tell } from "./task-world.ts"
import { withDatabase } from "./with-database.ts"
import type { Say } from "./words.ts"

/** A task of this client with this doer hired for it, done as the page would do it. */
export async function hiredTask(client: OwnPerson, doer: OwnPerson, title: string): Promise<string> {
  const taskId = await postTask(client, { title })
  await (await offerOf(doer, taskId)).accept(client)
  return taskId
}

/** The same two hours later, with the work started: neither of them can end it alone any more. */
export async function startedJob(client: OwnPerson, doer: OwnPerson, title: string): Promise<string> {
  const taskId = await hiredTask(client, doer, title)
  await startWork(doer, taskId)
  return taskId
}

export async function startWork(doer: OwnPerson, taskId: string): Promise<void> {
  await letPass(taskId, "2 hours")
  await tell(doer, "task.start", { id: taskId })
}

/** Everything of a job that has an hour. */
const clocks = {
  task_assignments: ["assigned_at", "started_at", "completion_requested_at", "ends_at", "remind_at"],
  change_requests: ["created_at", "expires_at", "remind_at"],
  disputes: ["created_at", "due_at", "remind_at"],
}

/** So much time passes for this job alone: it is put into the past, and what is due then happens. */
export function letPass(taskId: string, interval: string): Promise<void> {
  return withDatabase(async (db) => {
    for (const [table, columns] of Object.entries(clocks)) {
      const earlier = columns.map((column) => `${column} = ${column} - $2::interval`).join(", ")
      await db.$client.query(`update ${table} set ${earlier} where task_id = $1`, [taskId, interval])
    }
    for (const run of [runWorkTimers, runChangeTimers, runDisputeTimers]) await run(db, new Date())
  })
}

/** What the two of a job say to each other. */
export function talkOf(taskId: string): Promise<string> {
  return withDatabase(async ({ $client }) => {
    const query = "select id from conversations where task_id = $1 and kind = 'task'"
    const id = (await $client.query<{ id: string }>(query, [taskId])).rows[0]?.id
    if (!id) throw new Error("these two have no conversation")
    return id
  })
}

export async function writeInChat(sender: OwnPerson, taskId: string, text: string): Promise<void> {
  const id = await talkOf(taskId)
  await withDatabase((db) => aMessage(db, { id }, sender, { text }))
}

/** "500 lei", as the pages write it. */
export const lei = (say: Say, count: number) => say("task:money.MDL", { amount: String(count), count })

export const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click()

/** A choice by how its words start; the rest of them say what follows from it. */
export const choice = (within: Page | Locator, label: string) =>
  within.getByRole("radio", { name: new RegExp(`^${label}`) })

/** The one dialog that asks whether one is sure. */
export const agree = (page: Page, name: string) => press(page.getByRole("alertdialog"), name)
