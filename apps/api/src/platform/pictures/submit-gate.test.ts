import { eq } from "../db/drizzle.ts"
import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import { Refused } from "@doable/domain/refusal"
import { aDatabase } from "../../../test/database.ts"
import { aFile, as, aUser } from "../../../test/factories.ts"
import type { FileParts } from "./parts.ts"
import { files } from "../db/schema/file.ts"
import { submitUploadedFile } from "../../file/submit-uploaded-file.ts"

const world = aDatabase()
let red: Buffer

beforeAll(async () => {
  red = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer()
})

/** How many are in the middle of it, at most, and how often it was done. */
function watch() {
  const seen = { now: 0, most: 0, times: 0 }
  return {
    seen,
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      seen.times += 1
      seen.now += 1
      seen.most = Math.max(seen.most, seen.now)
      try {
        return await work()
      } finally {
        seen.now -= 1
      }
    },
  }
}

/**
 * Several people at one server: they share the parts of it. No file is read before `letRead`: on a busy machine the
 * first would be done before the last has come.
 */
async function people(count: number) {
  const users = await Promise.all(Array.from({ length: count }, () => aUser(world.db)))
  const [first] = users
  if (!first) throw new Error("nobody")
  const { files: parts } = as(first, world.db)
  const reading = watch()
  const drawing = watch()
  const mayRead = Promise.withResolvers<void>()
  const readWhenLet = async () => {
    await mayRead.promise
    return red
  }
  const watched: FileParts = {
    ...parts,
    storage: { ...parts.storage, readUpload: () => reading.during(readWhenLet) },
    redrawPicture: (bytes, plan) => drawing.during(() => parts.redrawPicture(bytes, plan)),
  }
  const announced = { status: "waiting", purpose: null, key: null, type: null, size: null } as const
  const refused: string[] = []
  const submit = async (user: (typeof users)[number], id: string) => {
    const input = { id, payload: { purpose: "picture" } } as const
    try {
      return (await submitUploadedFile({ ...as(user, world.db), files: watched }, input)).url
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.push(error.code)
      return error.code
    }
  }
  /** All of them have come when these are in the middle of it and those have been sent away. */
  const letRead = async (inside: number, sentAway: number) => {
    await expect.poll(() => [reading.seen.now, refused.length]).toEqual([inside, sentAway])
    mayRead.resolve()
  }
  const announce = async (user: (typeof users)[number]) => (await aFile(world.db, user, announced)).id
  return { users, reading: reading.seen, drawing: drawing.seen, submit, letRead, announce }
}

const countBy = (outcomes: unknown[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [String(one), outcomes.filter((o) => o === one).length]),
  )

test("fifty submits of one file read and draw it once; who has to wait too long is told to try later", async () => {
  const { users, reading, drawing, submit, letRead, announce } = await people(1)
  const [user] = users
  if (!user) throw new Error("nobody")
  const id = await announce(user)
  const submits = Promise.all(Array.from({ length: 50 }, () => submit(user, id)))
  await letRead(1, 40)
  const outcomes = countBy(await submits)
  expect(outcomes).toEqual({ [`http://localhost:4201/files/${id}`]: 10, too_many_tries: 40 })
  expect([reading.times, drawing.times]).toEqual([1, 1])
})

test("fifty files of one person are looked at one by one, and not all of them", async () => {
  const { users, reading, drawing, submit, letRead, announce } = await people(1)
  const [user] = users
  if (!user) throw new Error("nobody")
  const ids = await Promise.all(Array.from({ length: 50 }, () => announce(user)))
  const submits = Promise.all(ids.map((id) => submit(user, id)))
  await letRead(1, 40)
  const outcomes = await submits
  expect(outcomes.filter((outcome) => outcome === "too_many_tries")).toHaveLength(40)
  expect([reading.most, drawing.most, drawing.times]).toEqual([1, 1, 10])
  // A refused upload loses nothing.
  const left = ids.find((_, at) => outcomes[at] === "too_many_tries") ?? ""
  expect(await submit(user, left)).toContain(left)
})

test("fifty people at once: two are looked at at a time, and each file becomes one", async () => {
  const { users, reading, drawing, submit, letRead, announce } = await people(50)
  const files = await Promise.all(users.map(async (user) => ({ user, id: await announce(user) })))
  const submits = Promise.all(files.map(({ user, id }) => submit(user, id)))
  await letRead(2, 16)
  const outcomes = await submits
  expect(outcomes.filter((outcome) => outcome === "uploads_busy")).toHaveLength(16)
  expect([reading.most, drawing.times]).toEqual([2, 34])
  expect(drawing.most).toBeLessThanOrEqual(2)
})

test("a file that a server died over can be submitted again after a minute, not before", async () => {
  const { users, submit, letRead, announce } = await people(1)
  const [user] = users
  if (!user) throw new Error("nobody")
  await letRead(0, 0)
  const id = await announce(user)
  const claim = (claimedAt: Date) => world.db.update(files).set({ claimedAt }).where(eq(files.id, id))
  await claim(new Date(Date.now() - 50_000))
  expect(await submit(user, id)).toBe("uploads_busy")
  await claim(new Date(Date.now() - 61_000))
  expect(await submit(user, id)).toContain(id)
})
