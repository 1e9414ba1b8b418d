import { expect, test } from "vitest"
import { marketZone } from "@doable/domain/time/market-day"
import { changeSearch, saveSearch } from "./search-forms.ts"

interface Api {
  /** Why the search can't be saved. */
  refusal?: string | null
  /** Of the account; without one, nobody answers when it's asked for. */
  tz?: string
}

/** What the form answers, and what it asked the API for. */
async function send(handle: typeof saveSearch, fields: Record<string, string>, { refusal, tz }: Api = {}) {
  const asked: unknown[] = []
  const answer = await handle({
    text: (name) => fields[name] ?? "",
    search: new URLSearchParams({ section: "searches" }),
    locale: "en",
    ask: async (path, body) => {
      asked.push([path, body])
      const failed = { answer: { ok: false, status: 400, code: null }, refusal: refusal ?? null, cookies: [] }
      const done = { answer: { ok: true, data: { result: { data: { tz } } } }, refusal: null, cookies: [] }
      const isDone = path === zonePath ? tz !== undefined : refusal === undefined
      return (isDone ? done : failed) as never
    },
    cameFrom: "/tasks?q=tap",
    isSecure: false,
  })
  return { answer, asked }
}

const searches = "/account?section=searches"
const zonePath = "/trpc/notificationPreference.getMy"
const search = { scope: "task", name: "tap", filters: { q: "tap" } }

const fields = { search: JSON.stringify(search) }

test.each([
  ["the account's zone", "America/New_York", "America/New_York"],
  ["the market's if the account doesn't say", undefined, marketZone],
])("a search is saved as the list was asked for it, quiet at night in %s", async (_, tz, zone) => {
  const quietHours = { from: "22:00", to: "08:00", tz: zone }
  expect(await send(saveSearch, fields, tz ? { tz } : {})).toEqual({
    answer: { to: `${searches}&saving=saved` },
    asked: [
      [zonePath, undefined],
      ["/trpc/savedSearch.create", { payload: { ...search, quietHours } }],
    ],
  })
})

test.each([
  ["saved_search_limit_reached", "saved_search_limit_reached"],
  ["saved_search_many_words", "saved_search_many_words"],
  ["too_big", "failed"],
  [null, "failed"],
])("the page says why it couldn't be saved: %s as %s", async (refusal, saving) => {
  expect((await send(saveSearch, fields, { refusal })).answer).toEqual({ to: `${searches}&saving=${saving}` })
})

test.each(["", "{", "null", "1"])("what isn't a search (%j) leads back", async (text) => {
  expect(await send(saveSearch, { search: text })).toEqual({ answer: { to: "/tasks?q=tap" }, asked: [] })
})

test("a saved search is changed and deleted, and the page says so", async () => {
  expect(await send(changeSearch, { id: "1", do: "save", frequency: "daily" })).toEqual({
    answer: { to: `${searches}&saving=changed` },
    asked: [["/trpc/savedSearch.update", { id: "1", payload: { frequency: "daily" } }]],
  })
  expect(await send(changeSearch, { id: "1", do: "delete", frequency: "daily" })).toEqual({
    answer: { to: `${searches}&saving=deleted` },
    asked: [["/trpc/savedSearch.delete", { id: "1" }]],
  })
  expect(await send(changeSearch, { id: "1", do: "save", frequency: "often" })).toEqual({
    answer: { to: searches },
    asked: [],
  })
})

test.each([
  ["save", "notChanged"],
  ["delete", "notDeleted"],
])("what couldn't be done says so: %s", async (button, saving) => {
  const form = { id: "1", do: button, frequency: "daily" }
  expect((await send(changeSearch, form, { refusal: null })).answer).toEqual({
    to: `${searches}&saving=${saving}`,
  })
})

test("a search that's gone already counts as deleted", async () => {
  const form = { id: "1", do: "delete" }
  const { answer } = await send(changeSearch, form, { refusal: "saved_search_not_found" })
  expect(answer).toEqual({ to: `${searches}&saving=deleted` })
})
