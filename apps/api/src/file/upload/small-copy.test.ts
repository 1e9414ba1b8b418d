import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "../../platform/db/drizzle.ts"
import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie, testSecret } from "../../../test/factories.ts"
import { fetchFile, upload } from "../../../test/storage/upload.ts"
import { files } from "../../platform/db/schema/file.ts"
import { createLog } from "../../platform/settings/log.ts"
import { createLocalStorage } from "../../platform/storage/local-storage.ts"
import { createUploadPolicies } from "../../platform/storage/upload-policy.ts"
import { removeOrphans } from "../tidy/remove-orphans.ts"
import { tidyFiles } from "../tidy/tidy-files.ts"

const world = anApi()
let cookie: string
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  cookie = await signedInCookie(world.db, await aUser(world.db))
})

async function looksOf(url: string) {
  const { status, bytes } = await fetchFile(world, url)
  const { width, height, format } = await sharp(bytes).metadata()
  return { status, width, height, format }
}

const asPicture = { mimeType: "image/jpeg", purpose: "picture", public: true } as const
const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)

test("a large picture has a small copy in a modern format beside it, with the guards of the file itself", async () => {
  const { file } = await upload(world, cookie, await photo(1800, 1200), asPicture)
  const url = file?.url ?? ""
  expect(await looksOf(url)).toEqual({ status: 200, width: 1800, height: 1200, format: "jpeg" })
  expect(await looksOf(`${url}?size=small`)).toEqual({ status: 200, width: 720, height: 480, format: "webp" })
  const { pathname } = new URL(url)
  const asked = await fetch(`${world.api.url}${pathname}?size=small`, { method: "HEAD" })
  const names = ["content-type", "cache-control", "content-security-policy"]
  expect(names.map((name) => asked.headers.get(name))).toEqual([
    "image/webp",
    "public, max-age=31536000, immutable",
    "sandbox; default-src 'none'; frame-ancestors 'none'",
  ])
})

test("a small picture is its own copy, and so is every size that there is not", async () => {
  const { file } = await upload(world, cookie, await photo(600, 400), asPicture)
  for (const size of ["small", "large", ""])
    expect(await looksOf(`${file?.url}?size=${size}`)).toMatchObject({ width: 600, format: "jpeg" })
})

test("the copy of a private picture needs its link, too", async () => {
  const { file } = await upload(world, cookie, await photo(1800, 1200), {
    mimeType: "image/jpeg",
    purpose: "picture",
    public: false,
  })
  expect(await looksOf(`${file?.url}&size=small`)).toMatchObject({ status: 200, width: 720 })
  const [bare] = (file?.url ?? "").split("?")
  expect((await fetchFile(world, `${bare}?size=small`)).status).toBe(404)
})

test("the copy outlives the nightly clean-up and goes with its file", async () => {
  const { file } = await upload(world, cookie, await photo(1800, 1200), asPicture)
  const policies = createUploadPolicies(testSecret)
  const storage = createLocalStorage({ folder: world.filesDir, uploadUrl: "", policies })
  const id = file?.id ?? ""
  const lying = () => readdir(join(world.filesDir, "kept", id)).catch(() => [])
  const tidying = { db: world.db, storage, log: createLog("silent") }
  await removeOrphans(tidying, inTwoDays())
  expect(await lying()).toHaveLength(2)
  await world.db.update(files).set({ status: "removed" }).where(eq(files.id, id))
  await tidyFiles(tidying, new Date())
  expect(await lying()).toEqual([])
})
