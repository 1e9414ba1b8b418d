import { randomUUID } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "../platform/db/drizzle.ts"
import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aFile, aUser, signedInCookie } from "../../test/factories.ts"
import { upload } from "../../test/storage/upload.ts"
import { files } from "../platform/db/schema/file.ts"
import { users } from "../platform/db/schema/user.ts"

const world = anApi()
let dot: Buffer

beforeAll(async () => {
  dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer()
})

async function aPerson() {
  const user = await aUser(world.db)
  const cookie = await signedInCookie(world.db, user)
  return { user, cookie, patch: (input: unknown) => world.post("/trpc/user.patchMe", input, { cookie }) }
}

test("[T07] a person changes name or picture, each by itself, and gets the new self back", async () => {
  const { user, patch } = await aPerson()
  const { id } = await aFile(world.db, user)
  const url = `http://localhost:4201/files/${id}`
  expect(await dataOf(patch({ name: " Ион Цэрану " }))).toMatchObject({ id: user.id, name: "Ион Цэрану" })
  expect(await dataOf(patch({ image: id }))).toMatchObject({ name: "Ион Цэрану", image: url })
  expect(await dataOf(patch({ name: "" }))).toMatchObject({ name: "", image: url })
  expect(await dataOf(patch({ image: null }))).toMatchObject({ image: null })
  const other = `http://localhost:4201/files/${(await aFile(world.db, user)).id}`
  expect(await dataOf(patch({ image: other }))).toMatchObject({ image: other })
})

test("a picture that was replaced or taken away is gone, and the one that is shown stays", async () => {
  const { cookie, patch } = await aPerson()
  const picture = () => upload(world, cookie, dot)
  const [first, second] = [await picture(), await picture()]
  const statusOf = async ({ id }: { id: string }) => (await world.get(`/files/${id}`)).status
  await patch({ image: first.id })
  await patch({ name: "Ana" })
  await patch({ image: first.id })
  await patch({ image: second.id })
  await expect.poll(() => statusOf(first)).toBe(404)
  expect(await statusOf(second)).toBe(200)
  await expect.poll(() => readdir(join(world.filesDir, "kept"))).not.toContain(first.id)
  await patch({ image: null })
  await expect.poll(() => statusOf(second)).toBe(404)
})

test("two tabs that change the picture again and again leave one picture and nothing else", async () => {
  const { user, cookie, patch } = await aPerson()
  const pictures = []
  for (let number = 0; number < 6; number += 1) pictures.push(await upload(world, cookie, dot))
  const wishes = pictures.flatMap(({ id }) => [{ image: id }, { name: "Ana" }, { image: id }])
  const answers = await Promise.all(wishes.map((wish) => patch(wish)))
  // A picture that another tab has taken away in between is no longer one's own.
  for (const { status } of answers) expect([200, 400]).toContain(status)
  const own = () => world.db.select().from(files).where(eq(files.ownerId, user.id))
  await expect.poll(async () => (await own()).length).toBe(1)
  const [left] = await own()
  const [me] = await world.db.select().from(users).where(eq(users.id, user.id))
  expect(me?.image).toContain(left?.id)
  const kept = await readdir(join(world.filesDir, "kept"))
  expect(pictures.filter(({ id }) => kept.includes(id)).map(({ id }) => id)).toEqual([left?.id])
})

test("a picture is one's own, public and checked, or it is refused", async () => {
  const { user, patch } = await aPerson()
  const stranger = await aUser(world.db)
  const own = (given: Parameters<typeof aFile>[2]) => aFile(world.db, user, given)
  const waiting = { status: "waiting", key: null, type: null, size: null } as const
  const images = [
    (await aFile(world.db, stranger)).id,
    (await own({ isPublic: false })).id,
    (await own(waiting)).id,
    randomUUID(),
    `https://evil.example/files/${(await own({})).id}`,
    `http://localhost:4201.evil.example/files/${(await own({})).id}`,
    `http://localhost:4201/files/${(await own({})).id}?x`,
    `http://localhost:4201/files/../${(await own({})).id}`,
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "//evil.example/pixel.gif",
  ]
  for (const image of images) {
    const { status, body } = await answer(await patch({ image }))
    expect([image, status, body.error?.data.refusal]).toEqual([image, 400, "picture_not_own"])
  }
  expect((await world.db.select().from(users).where(eq(users.id, user.id)))[0]?.image).toBeNull()
})

test.each(["role", "status", "email", "emailVerified", "accountType", "id", "locale", "createdAt"])(
  "nobody writes their own %s this way",
  async (field) => {
    const { user, patch } = await aPerson()
    expect((await patch({ name: "x", [field]: "ADMIN" })).status).toBe(400)
    expect((await world.db.select().from(users).where(eq(users.id, user.id)))[0]).toEqual(user)
  },
)

test("thirty changes an hour are enough for anybody; the answer says when there are more", async () => {
  const { user, patch } = await aPerson()
  for (let number = 1; number <= 30; number += 1)
    expect((await patch({ name: `Ana ${number}` })).status).toBe(200)
  const refused = await patch({ name: "Ana 31" })
  const seconds = Number(refused.headers.get("retry-after"))
  expect(seconds).toBeGreaterThan(3500)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect(await answer(refused)).toMatchObject({
    status: 429,
    body: { error: { data: { refusal: "too_many_tries", retryAfterSec: seconds } } },
  })
  const [left] = await world.db.select().from(users).where(eq(users.id, user.id))
  expect(left?.name).toBe("Ana 30")
  expect((await (await aPerson()).patch({ name: "Ion" })).status).toBe(200)
})
