// Saving a search without scripts.
import { cleanup, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { createSavedSearchInput } from "@doable/domain/saved-search/input"
import { isSameSearch } from "@doable/domain/saved-search/same-search"
import { aSavedSearch } from "../../test/answers/saved-search.ts"
import { aPerson } from "../../test/answers/user.ts"
import { renderPage, renderWithApi } from "../../test/render.tsx"
import { PlainSave } from "./plain-save.tsx"
import type { WantedSearch } from "./wanted-search.ts"

test("the words to exclude are saved too, so that the list knows its search again", async () => {
  const wanted: WantedSearch = { scope: "task", filter: { q: "tap", excludeWords: ["kitchen"] }, chips: [] }
  const { container } = await renderWithApi(<PlainSave wanted={wanted} />)
  const sent: unknown = JSON.parse(container.querySelector("input")?.value ?? "")
  const { payload } = createSavedSearchInput.parse({ payload: sent })
  expect(payload).toMatchObject({ scope: "task", name: "tap", excludeWords: ["kitchen"] })
  expect(isSameSearch(wanted, payload)).toBe(true)
})

const saved = aSavedSearch()

test.each([
  ["saved", "status", ["alerts:save.done"]],
  ["changed", "status", ["alerts:list.saved"]],
  ["deleted", "status", ["alerts:list.deleted"]],
  ["failed", "alert", ["alerts:save.failed", "common:unexpected"]],
  ["notChanged", "alert", ["alerts:list.saveFailed", "common:unexpected"]],
  ["notDeleted", "alert", ["alerts:list.deleteFailed", "common:unexpected"]],
  ["saved_search_many_words", "alert", ["alerts:save.failed", "refusal:saved_search_many_words"]],
  ["saved_search_limit_reached", "alert", ["alerts:save.failed", "refusal:saved_search_limit_reached"]],
  ["anything", "alert", []],
] as const)("what a form led to (%s) is said, also where nothing is saved", async (code, role, keys) => {
  for (const data of [[], [saved]]) {
    const { t } = await renderPage(`/account?section=searches&saving=${code}`, {
      as: aPerson(),
      api: {
        "savedSearch.getMy": { data, total: data.length },
        "savedSearch.getMatches": { doers: [], data: [] },
      },
    })
    await screen.findByText(data.length > 0 ? saved.name : t("alerts:list.empty"))
    const told = screen.queryAllByRole(role).map(({ textContent }) => textContent)
    expect(told.filter(Boolean)).toEqual(keys.length > 0 ? [keys.map((key) => t(key)).join("")] : [])
    cleanup()
  }
})
