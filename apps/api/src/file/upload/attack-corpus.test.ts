import { eq } from "../../platform/db/drizzle.ts"
import sharp from "sharp"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { attacks } from "../../../test/attack-corpus.ts"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { fetchFile, send, submit, upload } from "../../../test/storage/upload.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"
import { fileById } from "../queries.ts"
import { unreadablePerDay } from "../submit-uploaded-file.ts"

/** Pictures are drawn after everything else that the machine does. */
const world = anApi({ patience: 20 })
let cookie: string
let red: Buffer

// Nobody may send many files that don't open.
beforeEach(async () => {
  cookie = await signedInCookie(world.db, await aUser(world.db))
})

beforeAll(async () => {
  red = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer()
})

/** Nothing of an attack may be left in what is shown. */
const remains = /script|alert|javascript|onload|foreignObject|<svg|<html|root:x/i

describe("made harmless or refused:", () => {
  test.each(attacks)("$title", async ({ mimeType, bytes, refusal, kept }) => {
    const result = await upload(world, cookie, await bytes(), { mimeType, purpose: "picture" })
    expect(result.sent).toBe(204)
    if (refusal) expect(result.refusal).toBe(refusal)
    if (kept) expect(result.file?.mimeType).toBe(kept)
    if (!result.file) {
      expect(["picture_unreadable", "file_type_differs"]).toContain(result.refusal)
      expect((await world.get(`/files/${result.id}`)).status).toBe(404)
      return
    }
    const shown = await fetchFile(world, result.file.url)
    expect(shown.bytes.toString("latin1")).not.toMatch(remains)
    expect(shown.headers.get("content-type")).toMatch(/^image\/(png|jpeg|webp)$/)
    expect((await sharp(shown.bytes).metadata()).pages ?? 1).toBe(1)
  })
})

test.each([
  ["a path upwards", "../../../etc/passwd", "passwd"],
  ["a path of another system", "..\\..\\windows\\evil.exe", "evil.exe"],
  ["two endings", "me.png.html", "me.png.html"],
  ["letters that run backwards", "me\u202egnp.exe", "megnp.exe"],
  ["a line break", 'a"\r\nSet-Cookie: x=1', 'a"Set-Cookie: x=1'],
  ["nothing but slashes", "///", "file"],
])("a name with %s is a name and no more", async (_title, originalName, kept) => {
  const { id, file } = await upload(world, cookie, red, { originalName, public: false })
  expect((await fileById(world.db, id))?.originalName).toBe(kept)
  const shown = await fetchFile(world, file?.url ?? "")
  expect(shown.headers.get("content-disposition")).toBe(
    `inline; filename*=UTF-8''${encodeURIComponent(kept)}`,
  )
  expect(shown.headers.get("set-cookie")).toBeNull()
})

test.each([
  ["larger", 1],
  ["smaller", -1],
])("a file that is %s than it said is not taken", async (_title, difference) => {
  const { id, status } = await send(world, cookie, red, { size: red.length - difference })
  expect(status).toBe(400)
  expect((await answer(await submit(world, cookie, id))).body.error?.data.refusal).toBe("file_not_uploaded")
})

test("a moving GIF stands still", async () => {
  const frame = (background: string) => ({
    create: { width: 20, height: 20, channels: 3 as const, background },
  })
  const frames = [frame("#c00000"), frame("#00c000")].map((image) => sharp(image).png().toBuffer())
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
  const { file } = await upload(world, cookie, moving, { mimeType: "image/gif", purpose: "picture" })
  const shown = await fetchFile(world, file?.url ?? "")
  expect((await sharp(shown.bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
})

test("damaged pictures of every kind are refused or drawn anew, and the server stays up", async () => {
  const canvas = () =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: "#c00000" } }).blur(2)
  const kinds = {
    "image/jpeg": await canvas().jpeg().toBuffer(),
    "image/png": await canvas().png().toBuffer(),
    "image/gif": await canvas().gif().toBuffer(),
    "image/webp": await canvas().webp().toBuffer(),
  }
  for (const [mimeType, whole] of Object.entries(kinds)) {
    for (const step of [17, 53]) {
      const damaged = Buffer.from(whole)
      for (let at = 24; at < damaged.length; at += step) damaged[at] = (damaged[at] ?? 0) ^ 0x5a
      const { refusal, file } = await upload(world, cookie, damaged, { mimeType, purpose: "picture" })
      expect(file ? "drawn" : refusal).toMatch(/^(drawn|picture_unreadable)$/)
    }
  }
  expect((await world.get("/health/ready")).status).toBe(200)
})

test("someone who keeps sending files that don't open is asked to come back tomorrow, also with a good one", async () => {
  const user = await aUser(world.db)
  const own = await signedInCookie(world.db, user)
  const broken = Buffer.from(red).fill(0x5a, 24)
  const type = { mimeType: "image/png", purpose: "picture" as const }
  const sendBroken = async () => (await upload(world, own, broken, type)).refusal
  expect(await sendBroken()).toBe("picture_unreadable")
  // All but one of the rest are counted by hand.
  const counted = await world.db
    .update(rateLimits)
    .set({ count: unreadablePerDay.max - 1 })
    .where(eq(rateLimits.key, `unreadable|${user.id}`))
    .returning()
  expect(counted).toHaveLength(1)
  expect(await sendBroken()).toBe("picture_unreadable")
  expect((await upload(world, own, red, type)).refusal).toBe("upload_limit_reached")
})
