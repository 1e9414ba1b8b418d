import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createS3Storage } from "../../src/platform/storage/s3-storage.ts"
import type { Post, Storage } from "../../src/platform/storage/storage.ts"
import { dataOf } from "../answer.ts"
import { anApi } from "../api.ts"
import { aUser, signedInCookie } from "../factories.ts"
import { sendForm, storageContract } from "../storage/storage-contract.ts"
import { createBucket, testBucket } from "../storage/test-bucket.ts"
import { tidyContract } from "../storage/tidy-contract.ts"
import { fetchFile, submit, type Described } from "../storage/upload.ts"

const config = testBucket(process.env)
const world = anApi({
  env: {
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  },
})
let storage: Storage

beforeAll(async () => {
  await createBucket(config)
  storage = await createS3Storage(config)
})
afterAll(() => storage.close())

describe("files in S3", () => {
  storageContract(() => storage)
  tidyContract(world, () => storage)
})

test("a picture goes from the browser to S3, and from there drawn anew to everybody", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const create = { width: 300, height: 200, channels: 3, background: "#c00000" } as const
  const picture = await sharp({ create }).png().toBuffer()
  const input = { public: true, originalName: "me.png", size: picture.length, mimeType: "image/png" }
  const post = await dataOf<Post>(world.post("/trpc/file.createPresignedPost", input, { cookie }))
  expect(post.url).toContain(config.endpoint)
  expect((await sendForm(post, picture)).status).toBe(204)
  const file = await dataOf<Described>(submit(world, cookie, post.fields.id ?? ""))
  const shown = await fetchFile(world, file.url)
  expect([shown.status, (await sharp(shown.bytes).metadata()).width]).toEqual([200, 128])
  expect((await world.get("/uploads")).status).toBe(404)
})
