import { cleanup, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { aSavedSearch } from "../../test/answers/saved-search.ts"
import { renderWithApi } from "../../test/render.tsx"
import { SearchRow } from "./search-row.tsx"

test.each(locales)(
  "in %s a search says what it found this week, and beyond 99 that it's more",
  async (locale) => {
    for (const [matchCount7d, key, count] of [
      [0, "weekNone", 0],
      [99, "week", 99],
      [100, "weekMore", 99],
    ] as const) {
      const search = aSavedSearch({ matchCount7d })
      const { t } = await renderWithApi(<SearchRow search={search} onDeleted={() => {}} />, { locale })
      expect(screen.getByText(t(`alerts:list.${key}`, { count }))).toBeDefined()
      cleanup()
    }
  },
)

test("a budget with both ends is one range, and one with a single end says which", async () => {
  const row = async (filters: object) => {
    const search = aSavedSearch({ filters: { currency: "MDL", ...filters }, excludeWords: [] })
    const { container, unmount } = await renderWithApi(<SearchRow search={search} onDeleted={() => {}} />)
    const said = container.querySelector("p")?.textContent?.replaceAll("\u00a0", " ")
    unmount()
    return said
  }
  expect(await row({ budgetMin: 300_00, budgetMax: 2000_00 })).toBe("300–2,000 lei")
  expect(await row({ budgetMin: 300_00 })).toBe("from 300 lei")
  expect(await row({ budgetMax: 2000_00 })).toBe("up to 2,000 lei")
})
