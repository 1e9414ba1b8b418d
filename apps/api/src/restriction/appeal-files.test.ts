import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aFile, aUser } from "../../test/factories.ts"
import { sendForm } from "../../test/storage/storage-contract.ts"
import { aCaller } from "../../test/task-world.ts"
import { triedFilesPerAppeal } from "@doable/domain/restriction/limits"
import { files } from "../platform/db/schema/file.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import type { Post } from "../platform/storage/storage.ts"

const world = anApi()
const text = "My brother posted it from my computer while I was at work; the file shows my shift."
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")
const about = { originalName: "shift.pdf", size: pdf.length, mimeType: "application/pdf" }

async function someoneShutOut() {
  const admin = await aCaller(world, { role: "ADMIN" })
  const password = "green-door-42"
  const { id, email } = await aUser(world.db, { password })
  const reason = "An advert for something else."
  await admin.tell("adminUser.setStatus", { id, status: "deactivated", reason, days: 30 })
  const { body } = await answer(await world.post("/api/auth/sign-in/email", { email, password }))
  const { token } = body as unknown as { token: string }
  const tell = async (path: string, input: object) =>
    answer(await world.post(`/api/auth/appeal${path}`, { token, ...input }))
  return { admin, id, tell }
}

test("someone who can't log in adds files to the appeal with its key alone, and our team opens them", async () => {
  const { admin, id, tell } = await someoneShutOut()
  const { body } = await tell("/place-file", about)
  const post = body as unknown as Post
  const url = world.api.url + new URL(post.url).pathname
  expect((await sendForm({ ...post, url }, pdf)).status).toBeLessThan(300)
  const fileId = post.fields["id"] ?? ""
  const invented = { token: "invented.key" }
  for (const [path, input] of [
    ["/place-file", about],
    ["/submit-file", { id: fileId, purpose: "document" }],
  ] as const)
    expect((await tell(path, { ...input, ...invented })).body).toMatchObject({ code: "appeal_link_over" })
  expect((await tell("/submit-file", { id: fileId, purpose: "document" })).body).toEqual({ id: fileId })
  expect(await world.db.select().from(files).where(eq(files.id, fileId))).toMatchObject([
    { ownerId: id, isPublic: false, status: "ready" },
  ])
  expect((await tell("", { text, fileIds: [fileId] })).status).toBe(200)
  const [row] = await world.db.select().from(restrictions).where(eq(restrictions.userId, id))
  expect(await admin.ask("adminRestriction.getAppeal", { id: row?.id })).toMatchObject({
    files: [{ id: fileId, name: "shift.pdf" }],
  })
  for (const [path, input] of [
    ["/place-file", about],
    ["/submit-file", { id: fileId, purpose: "document" }],
  ] as const)
    expect((await tell(path, input)).body).toMatchObject({ code: "appeal_used" })
})

test("what was begun before, for everyone to see, isn't finished with the key", async () => {
  const { id, tell } = await someoneShutOut()
  const begun = { status: "waiting", purpose: null, key: null, type: null, size: null } as const
  const file = await aFile(world.db, { id }, { ...begun, isPublic: true })
  expect((await tell("/submit-file", { id: file.id, purpose: "picture" })).body).toMatchObject({
    code: "file_not_found",
  })
})

test("nobody else's file goes with an appeal, which then stays unsent; and tries are counted", async () => {
  const [{ id, tell }, other] = [await someoneShutOut(), await someoneShutOut()]
  const { body } = await other.tell("/place-file", about)
  const fileId = (body as unknown as Post).fields["id"] ?? ""
  expect((await tell("/submit-file", { id: fileId, purpose: "document" })).body).toMatchObject({
    code: "file_not_found",
  })
  expect((await tell("", { text, fileIds: [fileId] })).body).toMatchObject({ code: "appeal_file_unfit" })
  const [row] = await world.db.select().from(restrictions).where(eq(restrictions.userId, id))
  expect(row?.appealStatus).toBeNull()
  const tries = await Promise.all(
    Array.from({ length: triedFilesPerAppeal + 1 }, () => tell("/place-file", about)),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(triedFilesPerAppeal)
})
