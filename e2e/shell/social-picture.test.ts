// What a link to a task or a doer looks like in a chat: asked for as chats do, by plain requests.
import { beforeAll, describe, expect, test } from "vitest"
import { newPerson } from "../world/account-world.ts"
import { world } from "../world/browser.ts"
import { sessionCookieOf, type OwnPerson } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { closeTask, postTask } from "../world/task-world.ts"

let owner: OwnPerson
let id: string
const locales = ["en", "ru", "ro"] as const

beforeAll(async () => {
  owner = await newPerson("Vera Shares")
  id = await postTask(owner, { title: "Paint a garden gate in a green colour", category: "handyman" })
})

async function picture(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(world.webUrl + path, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPng = bytes.subarray(1, 4).toString() === "PNG"
  const size = isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null
  return { status: answer.status, headers: answer.headers, size, bytes }
}

const metaOf = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))].map(
    ([, is]) => is,
  )

describe.each([
  ["a task", () => `/tasks/${id}`],
  ["a doer", () => `/providers/${world.providerId}`],
])("the page of %s", (_, path) => {
  test.each(locales)("names its picture in %s, which is there in the size that it says", async (locale) => {
    const { body } = await get(path(), { "accept-language": locale })
    expect(metaOf(body, "og:image")).toEqual([`${world.webUrl}/og/${locale}${path()}.png`])
    expect(metaOf(body, "og:image:width")).toEqual(["1200"])
    expect(metaOf(body, "og:image:height")).toEqual(["630"])
    expect(metaOf(body, "twitter:card")).toEqual(["summary_large_image"])
    expect(metaOf(body, "og:image:alt")[0]?.length).toBeGreaterThan(20)
    const { status, headers, size } = await picture(`/og/${locale}${path()}.png`)
    expect([status, headers.get("content-type"), size]).toEqual([200, "image/png", [1200, 630]])
    expect(headers.get("cache-control")).toBe("public, max-age=600")
    expect(headers.get("set-cookie")).toBeNull()
  })
})

test("each language has a picture of its own, and the same one is not sent twice", async () => {
  const all = await Promise.all(locales.map((locale) => picture(`/og/${locale}/tasks/${id}.png`)))
  expect(new Set(all.map(({ headers }) => headers.get("etag"))).size).toBe(3)
  const etag = all[0]?.headers.get("etag") ?? ""
  const again = await picture(`/og/en/tasks/${id}.png`, { "if-none-match": etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test("a draft has no picture, not even for its owner; a task that was closed has none any more", async () => {
  const cookie = await sessionCookieOf(owner)
  const draft = await postTask(owner, {}, { isDraft: true })
  expect((await picture(`/og/en/tasks/${draft}.png`, { cookie })).status).toBe(404)
  const { body } = await get(`/tasks/${draft}`, { cookie })
  expect(metaOf(body, "og:image")).toEqual([`${world.webUrl}/social.png`])

  const closed = await postTask(owner, { title: "Mend the handle of a wooden door", category: "handyman" })
  expect((await picture(`/og/en/tasks/${closed}.png`)).status).toBe(200)
  await closeTask(owner, closed)
  expect((await picture(`/og/en/tasks/${closed}.png`)).status).toBe(404)
})

test("nothing that is not public changes a picture: address, exact place, description", async () => {
  const plain = { title: "Mow the lawn behind the house", category: "handyman" }
  const secret = { address: "Strada Planted 77, apartment 12", description: `${"Secret words. ".repeat(9)}` }
  const ids = [
    await postTask(owner, plain),
    await postTask(await newPerson("Ion Shares"), { ...plain, ...secret }),
  ]
  const tags = await Promise.all(
    ids.map(async (one) => (await picture(`/og/ro/tasks/${one}.png`)).headers.get("etag")),
  )
  expect(tags[0]).toMatch(/^"[\w-]{22}"$/)
  expect(tags[1]).toBe(tags[0])
})

test.each(["00000000-0000-7000-8000-000000000000", "nothing"])("%s is not found", async (unknown) => {
  for (const kind of ["tasks", "providers"])
    expect((await picture(`/og/en/${kind}/${unknown}.png`)).status).toBe(404)
})
