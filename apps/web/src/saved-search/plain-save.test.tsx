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
  ["failed", "common:unexpected"],
  ["saved_search_many_words", "refusal:saved_search_many_words"],
  ["saved_search_limit_reached", "refusal:saved_search_limit_reached"],
  ["anything", null],
] as const)("a search refused as %s says why, also where nothing is saved yet", async (code, key) => {
  for (const data of [[], [saved]]) {
    const { t } = await renderPage(`/account?section=searches&saving=${code}`, {
      as: aPerson(),
      api: {
        "savedSearch.getMy": { data, total: data.length },
        "savedSearch.getMatches": { doers: [], data: [] },
      },
    })
    await screen.findByText(data.length > 0 ? saved.name : t("alerts:list.empty"))
    const told = screen.queryByRole("alert")?.textContent
    expect(told).toBe(key === null ? undefined : t("alerts:save.failed") + t(key))
    cleanup()
  }
})
