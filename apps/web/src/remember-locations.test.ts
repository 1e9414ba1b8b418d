import { createMemoryHistory } from "@tanstack/react-router"
import { expect, test } from "vitest"
import { asRequest } from "../test/as-request.ts"
import { rememberLocations } from "./remember-locations.ts"
import { getRouter } from "./router.tsx"

const task = (taskId: string) => ({ to: "/tasks/$taskId", params: { taskId } })

async function routerAt(href: string) {
  const router = asRequest(getRouter)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) })
  return router
}

test.each<[why: string, wanted: object]>([
  ["a page", { to: "/help" }],
  ["a task", task("1")],
  ["another task", task("2")],
  ["a list", { to: "/tasks", search: { category: "cleaning", q: "a b", page: undefined } }],
  ["the same list with another page", { to: "/tasks", search: { category: "cleaning", q: "a b", page: 2 } }],
  ["a search that takes over", { to: "/tasks", search: (old: object) => ({ ...old, page: 3 }) }],
  ["a search as it is", { to: "/tasks", search: true }],
  ["a parameter that isn't given", { to: "/tasks/$taskId/edit" }],
  ["another language of the same page", { to: ".", search: { locale: "ro" } }],
  ["a part of a page", { to: "/help", hash: "clocks" }],
])("%s: every page gets the address that it would get by itself", async (_, wanted) => {
  for (const page of ["/tasks?q=x", "/tasks/7", "/tasks/8?save=1"]) {
    const [plain, router] = await Promise.all([routerAt(page), routerAt(page)])
    rememberLocations(router)
    const once = plain.buildLocation(wanted)
    expect([router.buildLocation(wanted).href, router.buildLocation(wanted).href]).toEqual([
      once.href,
      once.href,
    ])
  }
})

test("no route changes the search of a link that leads to it: else its address would depend on the page", () => {
  const changing = Object.values(asRequest(getRouter).routesById).filter(
    ({ options }) => "search" in options && options.search,
  )
  expect(changing.map(({ id }) => id)).toEqual([])
})
