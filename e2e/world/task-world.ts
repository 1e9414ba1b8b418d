// What the stories about tasks share: tasks of people of their own, posted as the page would do it.
import type { TaskDraft } from "../../packages/domain/src/task/input.ts"
import { connect } from "../../apps/api/src/platform/db/client.ts"
import { world } from "./browser.ts"
import { sessionCookieOf, type OwnPerson } from "./people.ts"

type Call = { cookie: string; path: string; input: unknown }

export async function mutate<Answer>({ cookie, path, input }: Call): Promise<Answer> {
  const answer = await fetch(`${world.apiUrl}/trpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.webUrl, cookie },
    body: JSON.stringify(input),
  })
  const body = (await answer.json()) as { result?: { data: Answer } }
  if (!body.result) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.result.data
}

/** As this person would do it. */
export async function tell<Answer>(who: OwnPerson, path: string, input: unknown): Promise<Answer> {
  return mutate<Answer>({ cookie: await sessionCookieOf(who), path, input })
}

async function categoryId(slug: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ id: slug }))
  const answer = await fetch(`${world.apiUrl}/trpc/category.getById?input=${input}`)
  return ((await answer.json()) as { result: { data: { id: string } } }).result.data.id
}

const whole: TaskDraft = {
  lang: "en",
  title: "Carry a wardrobe down from the fifth floor",
  description: "One wardrobe, it comes apart in three pieces. The lift is too small for them.",
  mode: "in_person",
  placeId: "618426-botanica",
  timing: { kind: "flexible" },
  budgetKind: "fixed",
  budgetMin: { amount: 400_00, currency: "MDL" },
  spokenLanguages: ["en"],
}

export interface NewTask extends TaskDraft {
  category?: string
}

/** Open, or a draft with `isDraft`. */
export async function postTask(
  owner: OwnPerson,
  { category = "moving", ...draft }: NewTask = {},
  { isDraft = false } = {},
): Promise<string> {
  const cookie = await sessionCookieOf(owner)
  const payload = { ...whole, categoryId: await categoryId(category), ...draft }
  const { id } = await mutate<{ id: string }>({ cookie, path: "task.create", input: { payload } })
  if (!isDraft) await mutate({ cookie, path: "task.publish", input: { id } })
  return id
}

export async function closeTask(owner: OwnPerson, id: string): Promise<void> {
  const cookie = await sessionCookieOf(owner)
  await mutate({ cookie, path: "task.close", input: { id, reasonCode: "other" } })
}

/** Removes tasks that would crowd the lists of other stories. */
export async function forgetTasks(title: string): Promise<void> {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query("delete from tasks where starts_with(title, $1)", [title])
  await $client.end()
}
