import { and, eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aContact, aUser, signedInCookie } from "../../test/factories.ts"
import { fetchFile } from "../../test/storage/upload.ts"
import { aTask } from "../../test/task-factories.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { files } from "../platform/db/schema/file.ts"
import { fileParts } from "../../test/factories.ts"
import { tidyFiles } from "../file/tidy/tidy-files.ts"
import { createLog } from "../platform/settings/log.ts"

let clock = () => Date.now()
const world = anApi({ now: () => new Date(clock()) })
const minutes = (count: number) => count * 60_000

type Mine = { state: string; fileId: string; url?: string; until?: string } | null

async function aPerson(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, given)
  const cookie = await signedInCookie(world.db, user)
  const mine = () => dataOf<Mine>(world.get("/trpc/user.getMyExport", { cookie }))
  const ask = async () => (await answer(await world.post("/trpc/user.exportMyData", {}, { cookie }))).body
  const made = async () => {
    await expect.poll(async () => (await mine())?.state).toBe("ready")
    return mine()
  }
  return { user, cookie, mine, ask, made }
}

const idIn = ({ result }: { result?: { data: unknown } }) =>
  (result?.data as { fileId: string } | undefined)?.fileId

test("what is kept about a person is put together in a file of their own", async () => {
  const { user, ask, mine, made } = await aPerson({ name: "Ștefan Munteanu" })
  await aContact(world.db, user, { value: "stefan@elsewhere.example" })
  expect(await mine()).toBeNull()
  const [first, second] = await Promise.all([ask(), ask()])
  expect(idIn(first)).toBe(idIn(second))
  const file = await made()
  const shown = await fetchFile(world, file?.url ?? "")
  expect(shown.headers.get("content-type")).toBe("application/json")
  expect(shown.headers.get("content-disposition")).toMatch(/^attachment; .*my-data-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(shown.bytes.toString()) as Record<string, unknown>
  expect(told).toMatchObject({
    from: "Doable",
    account: { name: "Ștefan Munteanu", email: user.email },
    contacts: [{ value: "stefan@elsewhere.example" }],
    files: [],
    sessions: [{ ipAddress: null }],
  })
  expect(shown.bytes.toString()).not.toMatch(/token|hash|password"/i)
})

test("of questions it holds what the person asked and answered, and not what others did", async () => {
  const { user, ask, made } = await aPerson()
  const other = await aUser(world.db)
  const [own, theirs] = [await aTask(world.db, user), await aTask(world.db, other)]
  const answered = { lang: "en", answeredAt: new Date() } as const
  await world.db.insert(taskQuestions).values([
    { ...answered, taskId: own.id, authorId: other.id, text: "Which floor?", answerText: "The third." },
    { ...answered, taskId: theirs.id, authorId: user.id, text: "Is there a lift?", answerText: "There is." },
  ])
  await ask()
  const shown = await fetchFile(world, (await made())?.url ?? "")
  const told = JSON.parse(shown.bytes.toString()) as object
  expect(told).toMatchObject({
    questions: [{ taskId: theirs.id, text: "Is there a lift?" }],
    answers: [{ taskId: own.id, text: "The third." }],
  })
  expect(shown.bytes.toString()).not.toContain("There is.")
})

test("nobody else gets it, not even an administrator, and its link runs out", async () => {
  const { ask, made } = await aPerson()
  await ask()
  const file = await made()
  const input = encodeURIComponent(JSON.stringify({ id: file?.fileId }))
  for (const role of ["USER", "ADMIN"] as const) {
    const other = await aPerson({ role })
    const refused = await world.get(`/trpc/file.getPreviewUrl?input=${input}`, { cookie: other.cookie })
    expect(refused.status).toBe(404)
  }
  clock = () => Date.now() + minutes(6)
  expect((await fetchFile(world, file?.url ?? "")).status).toBe(404)
  clock = () => Date.now()
})

test("the next one takes its place, five a day", async () => {
  const { user, ask, made, mine } = await aPerson()
  const first = idIn(await ask())
  await made()
  const second = idIn(await ask())
  expect(second).not.toBe(first)
  await expect.poll(async () => (await mine())?.fileId).toBe(second)
  await made()
  const isExport = and(eq(files.ownerId, user.id), eq(files.purpose, "export"))
  await expect.poll(async () => (await world.db.select().from(files).where(isExport)).length).toBe(1)
  for (let number = 0; number < 3; number += 1) {
    await ask()
    await made()
  }
  expect((await ask()).error?.data.refusal).toBe("too_many_tries")
})

test("it lies ready for three days", async () => {
  const { ask, made, mine } = await aPerson()
  await ask()
  const until = Date.parse((await made())?.until ?? "")
  expect(Math.round((until - Date.now()) / minutes(60))).toBe(72)
  const tidying = { db: world.db, storage: fileParts().storage, log: createLog("silent") }
  await tidyFiles(tidying, new Date(until - minutes(1)))
  expect((await mine())?.state).toBe("ready")
  await tidyFiles(tidying, new Date(until + minutes(1)))
  expect(await mine()).toBeNull()
})

test("if it does not come, that is told, and it can be asked for again", async () => {
  const { user, ask, mine } = await aPerson()
  const row = { ownerId: user.id, isPublic: false, originalName: "x", declaredSize: 1 } as const
  const late = { ...row, purpose: "export", declaredType: "application/json" } as const
  const createdAt = new Date(Date.now() - minutes(11))
  const [lost] = await world.db
    .insert(files)
    .values({ ...late, createdAt })
    .returning()
  expect(await mine()).toEqual({ state: "failed", fileId: lost?.id })
  expect(idIn(await ask())).not.toBe(lost?.id)
  const events = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "export.requested"))
  expect(events.length).toBeGreaterThan(0)
})
