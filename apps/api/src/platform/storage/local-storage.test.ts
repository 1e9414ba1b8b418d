import { randomUUID } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { testSecret } from "../../../test/factories.ts"
import { sendForm, storageContract } from "../../../test/storage/storage-contract.ts"
import { createLocalStorage } from "./local-storage.ts"
import type { Storage } from "./storage.ts"
import { createUploadPolicies } from "./upload-policy.ts"

const world = anApi()
let storage: Storage

beforeAll(() => {
  const policies = createUploadPolicies(testSecret)
  const uploadUrl = `${world.api.url}/uploads`
  storage = createLocalStorage({ folder: world.filesDir, uploadUrl, policies })
})

describe("files on our own disk", () => {
  storageContract(() => storage)
})

const aPost = () =>
  storage.createPost({
    id: randomUUID(),
    type: "image/png",
    size: 12,
    expiresAt: new Date(Date.now() + 60_000),
  })

describe("the form of our own disk", () => {
  test("works once, however many come at the same time", async () => {
    const post = await aPost()
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await sendForm(post)).status))
    expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 409)])
    await storage.discardUpload(post.fields.id ?? "")
    expect((await sendForm(post)).status).toBe(409)
  })

  test("may be sent from our page, and from no other", async () => {
    const ours = await sendForm(await aPost(), undefined, { origin: uiUrl })
    expect([ours.status, ours.headers.get("access-control-allow-origin")]).toEqual([204, uiUrl])
    const foreign = await sendForm(await aPost(), undefined, { origin: "https://evil.example" })
    expect(foreign.status).toBe(403)
  })

  test.each([
    ["no form", "hello", "text/plain", 400],
    [
      "a form without an end",
      '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1',
      "multipart/form-data; boundary=x",
      400,
    ],
    ["a form without a boundary", "hello", "multipart/form-data", 400],
    [
      "a form without a file",
      '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
      400,
    ],
    ["more than the largest file", "x".repeat(10_100_000), "multipart/form-data; boundary=x", 413],
  ])("refuses %s", async (_title, body, type, status) => {
    const response = await fetch(`${world.api.url}/uploads`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    })
    expect((await answer(response)).status).toBe(status)
  })

  test("leaves no half file behind", async () => {
    const left = await readdir(join(world.filesDir, "uploads"))
    expect(left.filter((name) => name.endsWith(".part"))).toEqual([])
  })
})
