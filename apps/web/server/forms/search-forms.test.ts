import { expect, test } from "vitest"
import { changeSearch, saveSearch } from "./search-forms.ts"

/** What the form answers, and what it asked the API for. */
async function send(handle: typeof saveSearch, fields: Record<string, string>, ok = true) {
  const asked: unknown[] = []
  const answer = await handle({
    text: (name) => fields[name] ?? "",
    search: new URLSearchParams({ section: "searches" }),
    locale: "en",
    ask: async (path, body) => {
      asked.push([path, body])
      return { answer: ok ? { ok, data: {} } : { ok, status: 400, code: null }, cookies: [] } as never
    },
    cameFrom: "/tasks?q=tap",
    isSecure: false,
  })
  return { answer, asked }
}

const searches = "/account?section=searches"
const search = { scope: "task", name: "tap", filters: { q: "tap" } }

test("a search is saved as the list was asked for it, and the page says if it couldn't be", async () => {
  const fields = { search: JSON.stringify(search) }
  expect(await send(saveSearch, fields)).toEqual({
    answer: { to: searches },
    asked: [["/trpc/savedSearch.create", { payload: search }]],
  })
  expect((await send(saveSearch, fields, false)).answer).toEqual({ to: `${searches}&saving=failed` })
})

test.each(["", "{", "null", "1"])("what isn't a search (%j) leads back", async (text) => {
  expect(await send(saveSearch, { search: text })).toEqual({ answer: { to: "/tasks?q=tap" }, asked: [] })
})

test("a saved search is changed and deleted", async () => {
  expect((await send(changeSearch, { id: "1", do: "save", frequency: "daily" })).asked).toEqual([
    ["/trpc/savedSearch.update", { id: "1", payload: { frequency: "daily" } }],
  ])
  expect((await send(changeSearch, { id: "1", do: "delete", frequency: "daily" })).asked).toEqual([
    ["/trpc/savedSearch.delete", { id: "1" }],
  ])
  expect((await send(changeSearch, { id: "1", do: "save", frequency: "often" })).asked).toEqual([])
})
