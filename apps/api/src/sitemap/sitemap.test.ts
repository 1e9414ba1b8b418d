import { expect, test } from "vitest"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"

const world = anApi()
const text = async (path: string) => (await world.get(path)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url)

test("the index names the files, and every file names its pages in three languages, of tasks those open to all", async () => {
  const owner = await aUser(world.db)
  const open = await aTask(world.db, owner, { status: "open" })
  await aTask(world.db, owner, { status: "draft" })
  await aTask(world.db, owner, { status: "held", holdReason: "prohibited_words", expiresAt: null })
  await aTask(world.db, owner, { status: "open", visibility: "invited_only" })
  await aTask(world.db, owner, { status: "cancelled" })

  const index = await world.get("/sitemap.xml")
  expect(index.headers.get("content-type")).toContain("application/xml")
  expect(locations(await index.text())).toEqual([
    `${uiUrl}/sitemaps/pages.xml`,
    `${uiUrl}/sitemaps/tasks-1.xml`,
  ])

  const tasks = await text("/sitemaps/tasks-1.xml")
  expect(locations(tasks)).toEqual([
    `${uiUrl}/tasks/${open.id}`,
    `${uiUrl}/tasks/${open.id}?locale=ru`,
    `${uiUrl}/tasks/${open.id}?locale=ro`,
  ])
  expect(tasks.match(/hreflang="x-default"/g)).toHaveLength(3)
  expect(tasks.endsWith("</urlset>\n")).toBe(true)

  const pages = locations(await text("/sitemaps/pages.xml"))
  expect(pages).toContain(`${uiUrl}/services/plumbing?locale=ro`)
  expect(pages).toContain(`${uiUrl}/`)
})

test("there are no other files", async () => {
  for (const name of ["pages-1", "tasks", "tasks-0", "tasks-1000", "users-1", "tasks-1.xml.xml"])
    expect((await world.get(`/sitemaps/${name}.xml`)).status).toBe(404)
})
