import { randomUUID } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aFile, aUser, signedInCookie } from "../../test/factories.ts"
import { upload } from "../../test/upload.ts"
import { users } from "../db/schema/user.ts"

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
  await expect.poll(() => statusOf(first), { timeout: 15_000 }).toBe(404)
  expect(await statusOf(second)).toBe(200)
  await expect.poll(() => readdir(join(world.filesDir, "kept"))).not.toContain(first.id)
  await patch({ image: null })
  await expect.poll(() => statusOf(second), { timeout: 15_000 }).toBe(404)
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
