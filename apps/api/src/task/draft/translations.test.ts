import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { markOf } from "@doable/domain/task/translation/translation"
import { anApi } from "../../../test/api.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import type { TaskAnswer, TaskCard } from "../answers.ts"

const world = anApi()
type Page = { task: TaskAnswer }

const rowOf = async (id: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, id))
  if (!row) throw new Error("no task")
  return row
}

const text = "Кран на кухне капает днём и ночью, картридж уже куплен."
const inRussian = (of: string, part: object = {}) => ({
  ru: { title: "Починить квочкин кран", description: text, of, ...part },
})

async function aPosted(part: object = {}) {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db)
  const original = { title: payload.title ?? "", description: payload.description ?? "" }
  const translations = inRussian(markOf(original), part)
  const { id } = await ana.tell<TaskAnswer>("task.create", {
    payload: { ...payload, lang: "en", translations },
  })
  const { version } = await ana.tell<TaskAnswer>("task.publish", { id })
  return { ana, id, version, original, translations }
}

test("the client's translation is read by others, found by its words, and told to be older once the original changed", async () => {
  const { ana, id, version, translations } = await aPosted()
  const visitor = await aCaller(world)
  const seen = async () => (await visitor.ask<Page>("task.getById", { id })).task
  const { title, description } = translations.ru
  expect((await seen()).translations).toEqual({ ru: { title, description, isOlder: false } })
  expect((await seen()).own).toBeNull()
  const { data } = await visitor.ask<{ data: TaskCard[] }>("task.getList", { filter: { q: "квочкин" } })
  expect(data.map((card) => card.translatedTitles)).toEqual([{ ru: title }])

  const changed = await ana.tell<Page>("task.update", {
    id,
    version,
    payload: { title: "Repair two kitchen taps" },
  })
  expect(changed.task.translations.ru?.isOlder).toBe(true)
  expect(changed.task.own?.translations).toEqual(translations)
  expect((await rowOf(id)).foldedTitle).toContain("repair tvo citcen taps pocinit")
  const empty = await ana.tell<Page>("task.update", {
    id,
    version: version + 1,
    payload: { translations: {} },
  })
  expect(empty.task.translations).toEqual({})
})

test("a translation of an open task turns no offer stale and follows the rules of the original", async () => {
  const { ana, id, version, original } = await aPosted()
  const of = markOf(original)
  const wrong = await ana.raw("task.update", {
    id,
    version,
    payload: { translations: inRussian(of, { title: "Кран", description: "" }) },
  })
  expect(wrong.body.error?.data).toMatchObject({
    refusal: "task_incomplete",
    fields: [
      { path: "translations.ru.title", code: "title_too_short" },
      { path: "translations.ru.description", code: "description_required" },
    ],
  })
  const written = `${text} Звоните 069 123 456.`
  const { task } = await ana.tell<Page>("task.update", {
    id,
    version,
    payload: { translations: inRussian(of, { description: written }) },
  })
  expect(task.own?.translations.ru?.description).toBe(written)
  expect(task.translations.ru?.description).toBe(written)
  const visitor = await aCaller(world)
  const seen = (await visitor.ask<Page>("task.getById", { id })).task
  expect(seen.translations.ru?.description).toBe(`${text} Звоните ${hiddenMark}.`)
})

test("hiding the contacts of an original makes no translation older than it", async () => {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db)
  const description = `${payload.description} Call 069 123 456.`
  const translations = inRussian(markOf({ title: payload.title, description }))
  const draft = { ...payload, description, lang: "en", translations }
  const { id } = await ana.tell<TaskAnswer>("task.create", { payload: draft })
  await ana.tell("task.publish", { id })
  for (const reader of [ana, await aCaller(world)]) {
    const { task } = await reader.ask<Page>("task.getById", { id })
    expect(task.description).not.toContain("069")
    expect(task.translations.ru?.isOlder).toBe(false)
  }
})

test("what a person has to look at is found in a translation, too, and shown to them", async () => {
  const { ana, id, version, original } = await aPosted()
  const prohibited = "Нужно купить кокаин и привезти его вечером на кухню."
  await ana.tell("task.update", {
    id,
    version,
    payload: { translations: inRussian(markOf(original), { description: prohibited }) },
  })
  expect(await rowOf(id)).toMatchObject({ status: "held", holdReason: "prohibited_words" })
  const admin = await aCaller(world, { role: "ADMIN" })
  const shown = await admin.ask<{ translations: object[] }>("adminTask.getById", { id })
  expect(shown.translations).toMatchObject([
    { lang: "ru", description: { text: prohibited, marks: [{ kind: "drugs" }] } },
  ])
})

test("the language of the original is no translation, and a copy takes the others along", async () => {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db)
  const of = markOf({ title: "", description: "" })
  const ro = {
    title: "Repararea unui robinet",
    description: "Robinetul din bucătărie picură zi și noapte.",
    of,
  }
  const translations = { ...inRussian(of), ro }
  const { id } = await ana.tell<TaskAnswer>("task.create", {
    payload: { ...payload, lang: "ru", translations },
  })
  await ana.tell("task.publish", { id })
  expect(Object.keys((await rowOf(id)).translations)).toEqual(["ro"])
  const copy = await ana.tell<TaskAnswer>("task.duplicate", { id })
  expect(copy.own?.translations).toEqual({ ro })
})
