import { randomUUID } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { describe, expect, test } from "vitest"
import type { Post, Storage } from "../../src/platform/storage/storage.ts"

const sent = Buffer.from("twelve bytes")
const type = "image/png"
const soon = () => new Date(Date.now() + 60_000)

/** As a browser sends it: the fields in their order, the file last. */
export function sendForm(
  { url, fields }: Post,
  file: Uint8Array = sent,
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append("file", new Blob([new Uint8Array(file)], { type }), "me.png")
  return fetch(url, { method: "POST", body: form, headers })
}

/** How S3 and our own form name the same things. */
const nameIn = (fields: Post["fields"], name: RegExp) =>
  Object.keys(fields).find((field) => name.test(field)) ?? "missing"

const withField = (post: Post, name: RegExp, change: (value: string) => string): Post => {
  const field = nameIn(post.fields, name)
  return { ...post, fields: { ...post.fields, [field]: change(post.fields[field] ?? "") } }
}

const policyOf = (change: (policy: string) => string) => (encoded: string) =>
  Buffer.from(change(Buffer.from(encoded, "base64").toString())).toString("base64")

type Case = { title: string; change?: (post: Post) => Post; file?: Uint8Array; lasts?: Date }

const refused: Case[] = [
  { title: "one byte more than declared", file: Buffer.from("thirteen byte") },
  { title: "one byte less", file: Buffer.from("eleven byte") },
  { title: "nothing at all", file: Buffer.alloc(0) },
  { title: "another type", change: (post) => withField(post, /^content-type$/i, () => "text/html") },
  {
    title: "another place",
    change: (post) => withField(post, /^(key|id)$/, (value) => value.replace(/.{12}$/, "000000000000")),
  },
  {
    title: "a path out of its folder",
    change: (post) => withField(post, /^(key|id)$/, (value) => `../${value}`),
  },
  {
    title: "a forged signature",
    change: (post) => withField(post, /signature$/i, (value) => value.split("").toReversed().join("")),
  },
  { title: "no signature", change: (post) => withField(post, /signature$/i, () => "") },
  {
    title: "a policy made more generous",
    change: (post) =>
      withField(
        post,
        /^policy$/i,
        policyOf((policy) => policy.replaceAll("12", "99")),
      ),
  },
  {
    title: "a field that was not given out",
    change: (post) => ({
      ...post,
      fields: { ...post.fields, success_action_redirect: "https://evil.example" },
    }),
  },
  { title: "a form that has run out", lasts: new Date(Date.now() - 5_000) },
]

/** What every storage must hold to, tried over real HTTP. */
export function storageContract(storageOf: () => Storage) {
  const newPost = async (expiresAt = soon()) => {
    const id = randomUUID()
    const post = await storageOf().createPost({ id, type, size: sent.length, expiresAt })
    return { id, post }
  }

  test("the form names the file's id, and takes exactly what was declared", async () => {
    const { id, post } = await newPost()
    expect(post.fields.id).toBe(id)
    expect(await storageOf().readUpload(id)).toBeNull()
    expect((await sendForm(post)).status).toBe(204)
    expect(await storageOf().readUpload(id)).toEqual(sent)
  })

  describe("the form refuses", () => {
    test.each(refused)("$title", async ({ change = (post) => post, file, lasts }) => {
      const { id, post } = await newPost(lasts)
      const { status } = await sendForm(change(post), file)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(await storageOf().readUpload(id)).toBeNull()
    })
  })

  test("a second use of a form changes nothing that was kept", async () => {
    const storage = storageOf()
    const { id, post } = await newPost()
    await sendForm(post)
    await storage.write(`${id}/kept`, sent, type)
    await storage.discardUpload(id)
    expect(await storage.readUpload(id)).toBeNull()
    await sendForm(post, Buffer.from("other bytes!"))
    expect(await readAll(storage, `${id}/kept`)).toEqual(sent)
  })

  test("what was sent cannot be fetched by its address", async () => {
    const { id, post } = await newPost()
    await sendForm(post)
    for (const path of [`uploads/${id}`, id, `files/${id}`]) {
      const { status } = await fetch(`${post.url.replace(/\/(uploads)?$/, "")}/${path}`)
      expect([403, 404]).toContain(status)
    }
  })

  test("what was kept is read as it was written, until it is removed", async () => {
    const storage = storageOf()
    const key = `${randomUUID()}/${randomUUID()}`
    expect(await storage.read(key)).toBeNull()
    await storage.write(key, sent, type)
    expect(await readAll(storage, key)).toEqual(sent)
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.read(key)).toBeNull()
  })

  test("what was written is listed by its key, once it is old enough", async () => {
    const storage = storageOf()
    const key = `${randomUUID()}/${randomUUID()}`
    await storage.write(key, sent, type)
    const before = async (moment: Date) => {
      const keys: string[] = []
      for await (const portion of storage.keptBefore(moment)) keys.push(...portion)
      return keys
    }
    expect(await before(new Date(Date.now() + 60_000))).toContain(key)
    expect(await before(new Date(Date.now() - 60_000))).not.toContain(key)
  })

  test("it says whose it is, until that is taken away", async () => {
    const storage = storageOf()
    await storage.removeOwner()
    expect(await storage.readOwner()).toBeNull()
    await storage.writeOwner("first")
    await storage.writeOwner("second")
    expect(await storage.readOwner()).toBe("second")
    await storage.removeOwner()
    await storage.removeOwner()
    expect(await storage.readOwner()).toBeNull()
  })

  test("old uploads are discarded, new ones and what was kept stay", async () => {
    const storage = storageOf()
    const { id, post } = await newPost()
    await sendForm(post)
    await storage.write(`${id}/kept`, sent, type)
    await storage.discardUploadsBefore(new Date(Date.now() - 60_000))
    expect(await storage.readUpload(id)).toEqual(sent)
    await storage.discardUploadsBefore(new Date(Date.now() + 60_000))
    expect(await storage.readUpload(id)).toBeNull()
    expect(await readAll(storage, `${id}/kept`)).toEqual(sent)
  })
}

async function readAll(storage: Storage, key: string) {
  const stream = await storage.read(key)
  return stream && buffer(stream)
}
