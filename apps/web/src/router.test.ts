import { expect, test } from "vitest"
import { asRequest } from "../test/as-request.ts"
import { getRouter } from "./router.tsx"

test("[T10] clients do not refetch on focus, do not retry, keep data for ever; route data ages after an hour", () => {
  const { options } = asRequest(getRouter)
  const { queries, mutations } = options.context.queryClient.getDefaultOptions()
  expect(queries).toMatchObject({ refetchOnWindowFocus: false, retry: false, staleTime: Infinity })
  expect(mutations).toMatchObject({ retry: false })
  expect(options.defaultStaleTime).toBe(60 * 60 * 1000)
})

test("[T10] a failed query is asked once and fails", async () => {
  const { queryClient } = asRequest(getRouter).options.context
  let asked = 0
  const query = queryClient.fetchQuery({
    queryKey: ["fails"],
    queryFn: () => {
      asked += 1
      throw new Error("no")
    },
  })
  await expect(query).rejects.toThrow("no")
  expect(asked).toBe(1)
})

test("two visitors never share a router, a query client, words or settings", () => {
  const [one, other] = [asRequest(getRouter), asRequest(getRouter)]
  const shared = (["queryClient", "i18n", "config", "page"] as const).filter(
    (part) => one.options.context[part] === other.options.context[part],
  )
  expect(one).not.toBe(other)
  expect(shared).toEqual([])
})

test("every route says who may open it", () => {
  const { routesById } = asRequest(getRouter)
  const silent = Object.values(routesById).filter(({ options }) => !options.staticData?.access)
  expect(silent.map(({ id }) => id)).toEqual([])
})

test("search engines keep the pages that say something to everyone, and no others", () => {
  const { routesById, options } = asRequest(getRouter)
  const match = { context: options.context, loaderDeps: {}, search: {} }
  const kept = Object.values(routesById).filter(({ id, options: { head }, children }) => {
    // What one task, doer or category says of itself depends on it: see the tests of their heads.
    if (children || /\$(task|provider|category)Id\/?$/.test(id) || !head) return false
    const { meta = [] } = (head as (given: unknown) => { meta?: object[] })({ match })
    return !meta.some(
      (tag) => "name" in tag && tag.name === "robots" && "content" in tag && tag.content === "noindex",
    )
  })
  expect(kept.map(({ id }) => id).toSorted()).toEqual([
    "/",
    "/about",
    "/changelog",
    "/contact",
    "/faq",
    "/help",
    "/how-it-works",
    "/privacy",
    "/providers/",
    "/providers/create",
    "/providers/discover",
    "/services/",
    "/tasks/",
    "/terms",
    "/themes/",
  ])
})
