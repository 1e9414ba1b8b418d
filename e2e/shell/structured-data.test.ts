// What search engines are told in the words of schema.org, read as they read it: from the page as it is sent.
import { expect, test } from "vitest"
import { connect } from "../../apps/api/src/db/client.ts"
import { world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
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
