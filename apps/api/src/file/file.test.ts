import { randomUUID } from "node:crypto"
import { readdir, readlink } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "../platform/db/drizzle.ts"
import sharp from "sharp"
import { beforeAll, describe, expect, test } from "vitest"
import { filesPerDay } from "@doable/domain/file/rules"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aFile, aUser, signedInCookie } from "../../test/factories.ts"
import { fetchFile, send, submit, upload, type Described } from "../../test/storage/upload.ts"
import { files } from "../platform/db/schema/file.ts"
import { createLog } from "../platform/settings/log.ts"
import { createLocalStorage } from "../platform/storage/local-storage.ts"
import { createUploadPolicies } from "../platform/storage/upload-policy.ts"
import { tidyFiles } from "./tidy/tidy-files.ts"

let time = () => new Date()
const world = anApi({ now: () => time() })
let cookie: string
let red: Buffer

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00000" } })

beforeAll(async () => {
  cookie = await signedInCookie(world.db, await aUser(world.db))
  red = await picture(300, 200).png().toBuffer()
})

describe("an avatar", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>',
  )

  test.each([
    ["JPG", "image/jpeg", () => picture(300, 200).jpeg().toBuffer(), "image/jpeg", "jpeg"],
    ["PNG", "image/png", async () => red, "image/png", "png"],
    ["GIF", "image/gif", () => picture(300, 200).gif().toBuffer(), "image/webp", "webp"],
    ["SVG", "image/svg+xml", async () => svg, "image/png", "png"],
    ["WEBP", "image/webp", () => picture(300, 200).webp().toBuffer(), "image/webp", "webp"],
  ])("[A03] [A04] of type %s ends as 128 x 128 pixels", async (_name, mimeType, make, stored, format) => {
    const { file } = await upload(world, cookie, await make(), { mimeType })
    expect(file).toMatchObject({ mimeType: stored, width: 128, height: 128 })
    const { status, bytes } = await fetchFile(world, file?.url ?? "")
    const { width, height, format: found } = await sharp(bytes).metadata()
    expect({ status, width, height, found }).toEqual({ status: 200, width: 128, height: 128, found: format })
    expect(bytes.length).toBe(file?.size)
  })

  test("[A04] from a PNG over 5,000,000 bytes is kept as JPEG", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
    const heavy = await sharp({
      create: { width: 1500, height: 1500, channels: 3, background: "#000", noise },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(heavy.length).toBeGreaterThan(5_000_000)
    expect((await upload(world, cookie, heavy)).file).toMatchObject({ mimeType: "image/jpeg", width: 128 })
  })

  test("stands upright and says nothing about where it was taken", async () => {
    const exif = { IFD0: { Copyright: "secret-name" }, IFD3: { GPSLatitude: "47/1 0/1 0/1" } }
    const photo = await picture(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { file } = await upload(world, cookie, photo, { mimeType: "image/jpeg", purpose: "picture" })
    const { bytes } = await fetchFile(world, file?.url ?? "")
    const found = await sharp(bytes).metadata()
    expect([found.exif, found.width, found.height]).toEqual([undefined, 200, 400])
    expect(bytes.includes("secret-name")).toBe(false)
  })
})

describe("a submitted file", () => {
  test("[F01] [F02] [F03] announced, sent and submitted is shown to everybody at one lasting address, and can do nothing there", async () => {
    const { id, file } = await upload(world, cookie, red)
    const preview = await dataOf<{ url: string }>(
      world.get(`/trpc/publicFile.getPreviewUrl?input=${encodeURIComponent(JSON.stringify({ id }))}`),
    )
    expect(preview.url).toBe(file?.url)
    const { status, headers } = await fetchFile(world, preview.url)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": `inline; filename*=UTF-8''${id}.png`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "content-type": "image/png",
      "cross-origin-resource-policy": "same-site",
      "x-content-type-options": "nosniff",
    })
  })

  test("is described to those who only ask about it, and leaves nothing open behind", async () => {
    const { file } = await upload(world, cookie, red)
    const url = world.api.url + new URL(file?.url ?? "").pathname
    // Where the system doesn't tell, there's nothing to see.
    const openFiles = async () => {
      const links = (await readdir("/proc/self/fd").catch(() => [])).map((fd) =>
        readlink(`/proc/self/fd/${fd}`).catch(() => ""),
      )
      return (await Promise.all(links)).filter((path) => path.startsWith(world.filesDir))
    }
    for (let count = 0; count < 20; count += 1) {
      const asked = await fetch(url, { method: "HEAD" })
      expect([asked.status, asked.headers.get("content-length")]).toEqual([200, String(file?.size)])
      const left = new AbortController()
      await fetch(url, { signal: left.signal })
      left.abort()
    }
    await expect.poll(openFiles).toEqual([])
  })

  test("is submitted once: ten at the same time get the same answer and leave one file", async () => {
    const { id } = await send(world, cookie, red)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => dataOf<Described>(submit(world, cookie, id))),
    )
    expect(new Set(answers.map((file) => JSON.stringify(file))).size).toBe(1)
    expect(await readdir(join(world.filesDir, "kept", id))).toHaveLength(1)
    expect((await fetchFile(world, answers[0]?.url ?? "")).status).toBe(200)
  })

  test("of somebody else, not sent or not existing cannot be submitted", async () => {
    const stranger = await signedInCookie(world.db, await aUser(world.db))
    const { id } = await send(world, cookie, red)
    const refusalOf = async (who: string, id: string) =>
      (await answer(await submit(world, who, id))).body.error?.data.refusal
    expect(await refusalOf(stranger, id)).toBe("file_not_found")
    expect(await refusalOf(cookie, randomUUID())).toBe("file_not_found")
    const announced = await send(world, cookie, red, { size: red.length + 1 })
    expect(await refusalOf(cookie, announced.id)).toBe("file_not_uploaded")
    expect(await refusalOf(cookie, id)).toBeUndefined()
  })

  test("is invisible until then", async () => {
    const { id } = await send(world, cookie, red)
    expect((await world.get(`/files/${id}`)).status).toBe(404)
    const input = encodeURIComponent(JSON.stringify({ id }))
    const { body } = await answer(await world.get(`/trpc/publicFile.getPreviewUrl?input=${input}`))
    expect(body.error?.data.refusal).toBe("file_not_found")
  })
})

describe("a private file", () => {
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")
  const given = {
    public: false,
    mimeType: "application/pdf",
    purpose: "document",
    originalName: "паспорт.pdf",
  }
  const linkFor = (id: string, who: string) =>
    world.get(`/trpc/file.getPreviewUrl?input=${encodeURIComponent(JSON.stringify({ id }))}`, { cookie: who })

  test("is shown by a link that only its owner and administrators get, and that runs out", async () => {
    const { id, file } = await upload(world, cookie, pdf, given)
    const shown = await fetchFile(world, file?.url ?? "")
    expect(shown.bytes).toEqual(pdf)
    expect(shown.headers.get("cache-control")).toBe("no-store, private")
    expect(shown.headers.get("content-disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("паспорт.pdf")}`,
    )
    const admin = await signedInCookie(world.db, await aUser(world.db, { role: "ADMIN" }))
    const stranger = await signedInCookie(world.db, await aUser(world.db))
    for (const who of [cookie, admin]) {
      expect((await fetchFile(world, (await dataOf<{ url: string }>(linkFor(id, who))).url)).status).toBe(200)
    }
    expect((await linkFor(id, stranger)).status).toBe(404)

    const url = new URL(file?.url ?? "")
    const forged = new URL(url)
    forged.searchParams.set("until", String(Number(url.searchParams.get("until")) + 1000))
    const other = new URL(url)
    other.pathname = `/files/${(await upload(world, cookie, pdf, given)).id}`
    for (const wrong of [forged.href, other.href, url.origin + url.pathname]) {
      expect((await fetchFile(world, wrong)).status).toBe(404)
    }
    time = () => new Date(Date.now() + 301_000)
    expect((await fetchFile(world, url.href)).status).toBe(404)
    time = () => new Date()
  })

  test("is, to the public, the same as none", async () => {
    const { id } = await aFile(world.db, await aUser(world.db), { isPublic: false })
    const ask = async (id: string) => {
      const input = encodeURIComponent(JSON.stringify({ id }))
      const { status, body } = await answer(await world.get(`/trpc/publicFile.getPreviewUrl?input=${input}`))
      return [status, body.error?.message, body.error?.data.refusal]
    }
    expect(await ask(id)).toEqual(await ask(randomUUID()))
    expect(await ask(id)).toEqual([404, "file_not_found", "file_not_found"])
  })
})

describe("there is an end to", () => {
  const announce = async (who: string, size = 1000) => {
    const input = { public: true, originalName: "a.png", size, mimeType: "image/png" }
    return (await answer(await world.post("/trpc/file.createPresignedPost", input, { cookie: who }))).body
  }

  test("the files of a day, also when many are announced at once", async () => {
    const user = await aUser(world.db)
    const who = await signedInCookie(world.db, user)
    const row = { ownerId: user.id, isPublic: true, originalName: "a", declaredType: "image/png" } as const
    const rows = Array.from({ length: filesPerDay.count - 5 }, () => ({ ...row, declaredSize: 1 }))
    await world.db.insert(files).values(rows)
    const answers = await Promise.all(Array.from({ length: 12 }, () => announce(who)))
    const refusals = answers.map(({ error }) => error?.data.refusal ?? "announced").toSorted()
    expect(refusals).toEqual([
      ...Array.from({ length: 5 }, () => "announced"),
      ...Array.from({ length: 7 }, () => "upload_limit_reached"),
    ])
  })

  test("the size of a file", async () => {
    expect((await announce(cookie, 10_000_001)).error?.data.fields).toEqual([
      { path: "size", code: "too_big", max: 10_000_000 },
    ])
  })

  test("the time that an unsubmitted file is kept", async () => {
    const owner = await aUser(world.db)
    const who = await signedInCookie(world.db, owner)
    const { id } = await send(world, who, red)
    const kept = await upload(world, who, red, { purpose: "picture" })
    const storage = createLocalStorage({
      folder: world.filesDir,
      uploadUrl: "",
      policies: createUploadPolicies("x"),
    })
    const left = async () =>
      (await world.db.select().from(files).where(eq(files.ownerId, owner.id))).map((file) => file.id)
    const tidying = { db: world.db, storage, log: createLog("silent") }
    await tidyFiles(tidying, new Date(Date.now() + 23 * 60 * 60 * 1000))
    expect((await left()).toSorted()).toEqual([id, kept.id].toSorted())
    await tidyFiles(tidying, new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await left()).toEqual([kept.id])
    expect(await storage.readUpload(id)).toBeNull()
    expect((await fetchFile(world, kept.file?.url ?? "")).status).toBe(200)
  })
})
