// What search engines are told in the words of schema.org, and what a link looks like in a chat: asked for as they
// do it, by plain requests.
import { beforeAll, describe, expect, test } from "vitest"
import { connect } from "../../apps/api/src/platform/db/client.ts"
import { newPerson } from "../world/account-world.ts"
import { world } from "../world/browser.ts"
import { sessionCookieOf, type OwnPerson } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { closeTask, postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

type Part = Record<string, unknown> & { "@type": string }

async function graphOf(path: string, locale = "en"): Promise<Part[]> {
  const { body, status } = await get(path, { "accept-language": locale })
  expect(status).toBe(200)
  const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = ""]) => {
    const told = JSON.parse(text) as { "@context": string; "@graph": Part[] }
    expect(told["@context"]).toBe("https://schema.org")
    return told["@graph"]
  })
}

const partOf = (graph: Part[], type: string) => graph.find((part) => part["@type"] === type)

/** The names of the way to a page; every step of it has an address that answers. */
async function stepsOf(graph: Part[]): Promise<string[]> {
  const list = (partOf(graph, "BreadcrumbList")?.["itemListElement"] ?? []) as {
    position: number
    name: string
    item: string
  }[]
  expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
  for (const { item } of list) {
    expect(item).toContain(world.webUrl)
    expect((await get(item.slice(world.webUrl.length))).status, item).toBe(200)
  }
  return list.map(({ name }) => name)
}

test("home says who we are", async () => {
  expect(partOf(await graphOf("/"), "Organization")).toMatchObject({
    name: "Doable",
    url: world.webUrl,
    logo: `${world.webUrl}/icon-512.png`,
  })
})

test.each(["en", "ru", "ro"] as const)(
  "a category is a service with the way to it, in %s",
  async (locale) => {
    const say = wordsOf(locale)
    const graph = await graphOf("/services/plumbing", locale)
    const steps = await stepsOf(graph)
    expect(steps.slice(0, 2)).toEqual([say("services:title"), say("category:home-repair")])
    expect(partOf(graph, "Service")).toMatchObject({
      name: steps[2],
      url: `${world.webUrl}/services/plumbing`,
      broker: { "@type": "Organization", name: "Doable" },
    })
    const branch = await graphOf("/services/home-repair", locale)
    expect(await stepsOf(branch)).toEqual([say("services:title"), say("category:home-repair")])
  },
)

test("what doers offer in a category has whose it is and its price", async () => {
  const service = partOf(await graphOf("/services/home-repair"), "Service")
  const catalog = service?.["hasOfferCatalog"] as { itemListElement: Part[] }
  expect(catalog.itemListElement.length).toBeGreaterThan(0)
  for (const offer of catalog.itemListElement)
    expect(offer["itemOffered"]).toMatchObject({
      "@type": "Service",
      provider: { url: expect.stringContaining(`${world.webUrl}/providers/`) },
    })
})

test.each(["en", "ru", "ro"] as const)(
  "tasks, doers and articles tell the way to them, in %s",
  async (locale) => {
    const say = wordsOf(locale)
    const task = await graphOf(`/tasks/${world.taskIds["open"]}`, locale)
    const wayToTask = await stepsOf(task)
    expect([wayToTask[0], wayToTask.at(-1)]).toEqual([
      say("shell:browseTasks"),
      partOf(task, "Demand")?.["name"],
    ])
    const doer = await stepsOf(await graphOf(`/providers/${world.providerId}`, locale))
    expect([doer.length, doer[0]]).toEqual([2, say("shell:findDoer")])
    const article = await stepsOf(await graphOf("/help?read=cancelling", locale))
    expect(article).toEqual([say("shell:help"), say("articles:cancelling.title")])
  },
)

test("a rating that is told is the one that was given, and nobody without reviews has one", async () => {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  const { rows } = await $client.query<{ id: string; count: string; avg: string }>(
    `select p.id, count(r.id) as count, round(avg(r.rating), 2) as avg from provider_profiles p
     left join reviews r on r.subject_id = p.user_id and r.status = 'published' and r.direction = 'to_provider'
       and r.counts
     where p.status = 'published' group by p.id order by count(r.id)`,
  )
  await $client.end()
  const ratingOf = async (id: string) => {
    const graph = await graphOf(`/providers/${id}`)
    const rated =
      partOf(graph, "Service") ?? (partOf(graph, "ProfilePage")?.["mainEntity"] as Part | undefined)
    return rated?.["aggregateRating"]
  }
  const [unrated, rated] = [rows[0], rows.at(-1)]
  expect(Number(unrated?.count)).toBe(0)
  expect(await ratingOf(unrated?.id ?? "")).toBeUndefined()
  expect(await ratingOf(rated?.id ?? "")).toMatchObject({
    ratingValue: Number(rated?.avg),
    reviewCount: Number(rated?.count),
  })
})

test("the questions are told with their answers", async () => {
  const page = partOf(await graphOf("/faq"), "FAQPage")
  const questions = page?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThanOrEqual(25)
  for (const { name, acceptedAnswer } of questions) expect([name, acceptedAnswer.text]).not.toContain("")
})

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
