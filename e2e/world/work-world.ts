// What the stories of the work share: a task with somebody at work on it.
import { keepDoerFigures } from "../../apps/api/src/task-assignment/keep-figures.ts"
import { sessionCookieOf, type OwnPerson } from "./people.ts"
import { mutate, postTask } from "./task-world.ts"
import { withDatabase } from "./with-database.ts"

/** A task of this client with this doer at work on it, done as the page would do it. */
export async function hiredTask(
  client: OwnPerson,
  doer: OwnPerson,
  title: string,
  scheduledAt: Date | null = null,
): Promise<string> {
  const taskId = await postTask(client, { title })
  const payload = {
    taskId,
    price: { amount: 380_00, currency: "MDL" },
    message: "I have carried forty sofas down such stairs. I bring belts and a helper.",
    lang: "en",
    included: ["Two people for the stairs", "Packing film and belts"],
  }
  const offering = { cookie: await sessionCookieOf(doer), path: "offer.create", input: { payload } }
  const { id } = await mutate<{ id: string }>(offering)
  const input = { id, paymentMethod: "cash", ...(scheduledAt && { scheduledAt: scheduledAt.toISOString() }) }
  await mutate({ cookie: await sessionCookieOf(client), path: "offer.accept", input })
  return taskId
}

export async function doneTask(client: OwnPerson, doer: OwnPerson, title: string): Promise<string> {
  const id = await hiredTask(client, doer, title)
  await mutate({ cookie: await sessionCookieOf(client), path: "task.confirmCompletion", input: { id } })
  return id
}

/** Moves what was agreed on, and its end, into the past. */
export function movedBack(taskId: string, interval: string): Promise<void> {
  return withDatabase(async ({ $client }) => {
    await $client.query(
      `update task_assignments set assigned_at = assigned_at - $2::interval, ended_at = ended_at - $2::interval
       where task_id = $1`,
      [taskId, interval],
    )
    await $client.query("update reviews set publish_at = publish_at - $2::interval where task_id = $1", [
      taskId,
      interval,
    ])
  })
}

interface MoreReview {
  rating: number
  text: string
  lang: "en" | "ru" | "ro"
}

/** More reviews of the doer of this task, each of a hire of its own, as if the same two had met again. */
export function moreReviews(taskId: string, more: readonly MoreReview[]): Promise<void> {
  return withDatabase(async (db) => {
    const columnsOf = async (table: string, but: string[]) => {
      const { rows } = await db.$client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
        [table, but],
      )
      return rows.map(({ name }) => `"${name}"`).join(", ")
    }
    const hire = await columnsOf("task_assignments", ["id"])
    const review = await columnsOf("reviews", ["id", "assignment_id", "rating", "text", "lang"])
    for (const { rating, text, lang } of more) {
      await db.$client.query(
        `with hire as (insert into task_assignments (${hire})
           select ${hire} from task_assignments where task_id = $1 limit 1 returning id)
         insert into reviews (assignment_id, rating, text, lang, ${review})
           select (select id from hire), $2, $3, $4, ${review} from reviews
           where task_id = $1 and direction = 'to_provider' limit 1`,
        [taskId, rating, text, lang],
      )
    }
    const doerOf = "select provider_id as id from task_assignments where task_id = $1 limit 1"
    const { rows } = await db.$client.query<{ id: string }>(doerOf, [taskId])
    await db.transaction((tx) => keepDoerFigures(tx, rows[0]?.id ?? ""))
  })
}

export async function review(who: OwnPerson, taskId: string, given: object): Promise<void> {
  const input = { payload: { taskId, ...given } }
  await mutate({ cookie: await sessionCookieOf(who), path: "review.create", input })
}
