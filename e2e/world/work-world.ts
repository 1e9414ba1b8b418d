// What the stories of the work share: a task with somebody at work on it.
import { sessionCookieOf, type OwnPerson } from "./people.ts"
import { mutate, postTask } from "./task-world.ts"
import { withDatabase } from "./with-database.ts"

/** A task of this client with this doer at work on it, done as the page would do it. */
export async function hiredTask(client: OwnPerson, doer: OwnPerson, title: string): Promise<string> {
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
  const input = { id, paymentMethod: "cash" }
  await mutate({ cookie: await sessionCookieOf(client), path: "offer.accept", input })
  return taskId
}

/** Moves the hire into the past. */
export function movedBack(taskId: string, interval: string): Promise<void> {
  return withDatabase(async ({ $client }) => {
    await $client.query(
      "update task_assignments set assigned_at = assigned_at - $2::interval where task_id = $1",
      [taskId, interval],
    )
  })
}
