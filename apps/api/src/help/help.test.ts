import { expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { rateLimits } from "../platform/db/schema/account.ts"
import { helpVotes } from "../platform/db/schema/content/help-vote.ts"

const world = anApi()

const vote = (article: string, isHelpful: boolean, cookie?: string) =>
  world.post("/trpc/help.vote", { article, isHelpful }, cookie ? { cookie } : {})
const counted = () => world.db.select().from(helpVotes).orderBy(helpVotes.article)

test("everybody may say once a day whether an article helped, and administrators see the counts alone", async () => {
  const [ana, admin] = [await aUser(world.db), await aUser(world.db, { role: "ADMIN" })]
  const cookie = await signedInCookie(world.db, ana)
  for (const isHelpful of [true, true, false]) expect((await vote("seen", isHelpful)).status).toBe(200)
  expect((await vote("seen", false, cookie)).status).toBe(200)
  expect((await vote("late", false, cookie)).status).toBe(200)
  expect(await counted()).toEqual([
    { article: "late", yes: 0, no: 1 },
    { article: "seen", yes: 1, no: 1 },
  ])
  expect(await answer(await vote("nothing", true))).toMatchObject({ status: 404 })

  await world.db.delete(rateLimits)
  await vote("seen", false)
  const headers = { cookie: await signedInCookie(world.db, admin) }
  const input = encodeURIComponent(JSON.stringify({ period: 7 }))
  const overview = dataOf<{ help: object[] }>(world.get(`/trpc/admin.getOverview?input=${input}`, headers))
  expect((await overview).help).toEqual([
    { article: "seen", title: "What doers see, and what they don’t", yes: 1, no: 2 },
    { article: "late", title: "The doer is late or doesn’t show up", yes: 0, no: 1 },
  ])
})

test("a plain form says the same, and leads back to the article", async () => {
  const post = (fields: Record<string, string>, origin = uiUrl) =>
    fetch(`${world.api.url}/help/votes`, {
      method: "POST",
      redirect: "manual",
      headers: { origin },
      body: new URLSearchParams(fields),
    })
  const sent = await post({ article: "paid", helpful: "no", for: "doer" })
  expect(sent.status).toBe(303)
  expect(sent.headers.get("location")).toBe(`${uiUrl}/help?read=paid&for=doer&said=no#helpful`)
  expect((await counted()).find(({ article }) => article === "paid")).toEqual({
    article: "paid",
    yes: 0,
    no: 1,
  })
  expect((await post({ article: "elsewhere", helpful: "no" })).status).toBe(404)
  expect((await post({ article: "paid", for: "doer" })).status).toBe(400)
  expect((await post({ article: "paid", helpful: "no" }, "https://elsewhere.example")).status).toBe(403)
})
