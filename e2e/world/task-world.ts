// What the stories about tasks share: tasks of people of their own, posted as the page would do it.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { TaskDraft } from "../../packages/domain/src/task/input.ts"
import { connect } from "../../apps/api/src/db/client.ts"
import { root } from "../../scripts/env.ts"
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

/** On the wall, or with `isDraft` still on the desk. */
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

/** A public picture of this person. */
export async function uploadPicture(owner: OwnPerson): Promise<string> {
  const cookie = await sessionCookieOf(owner)
  const bytes = await readFile(join(root, "apps/web/public/icon-192.png"))
  const file = { public: true, originalName: "box.png", size: bytes.length, mimeType: "image/png" }
  const post = await mutate<{ url: string; fields: Record<string, string> }>({
    cookie,
    path: "file.createPresignedPost",
    input: file,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(post.fields)) form.append(name, value)
  form.append("file", new Blob([bytes], { type: "image/png" }), "box.png")
  const sent = await fetch(post.url, { method: "POST", body: form, headers: { origin: world.webUrl } })
  if (!sent.ok) throw new Error(`the picture was answered ${sent.status}`)
  const { id } = await mutate<{ id: string }>({
    cookie,
    path: "file.submitUploadedFile",
    input: { id: post.fields["id"], payload: { purpose: "picture" } },
  })
  return id
}

/** Copies of one task, each a minute older than the one before: more than one person may post. */
export async function copyTask(id: string, copies: number): Promise<void> {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  const { rows } = await $client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'tasks' and is_generated = 'NEVER' and column_name not in ('id', 'title', 'published_at')`,
  )
  const columns = rows.map(({ name }) => `"${name}"`).join(", ")
  await $client.query(
    `insert into tasks (title, published_at, ${columns})
     select title || ', number ' || n, published_at - n * interval '1 minute', ${columns}
     from tasks, generate_series(1, $2) n where id = $1`,
    [id, copies],
  )
  await $client.end()
}

/** Takes away what would crowd the wall of the other stories. */
export async function forgetTasks(title: string): Promise<void> {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query("delete from tasks where starts_with(title, $1)", [title])
  await $client.end()
}
