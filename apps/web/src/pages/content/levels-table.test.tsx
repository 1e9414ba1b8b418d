import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderPage } from "../../../test/render.tsx"

test.each(["en", "ru", "ro"] as const)(
  "how it works compares the levels of verification (%s)",
  async (locale) => {
    const { t } = await renderPage("/how-it-works?for=doers", { locale })
    const table = within(screen.getByRole("table"))
    const rowOf = (key: "offers" | "onlyVerified") =>
      within(table.getByRole("row", { name: new RegExp(t(`how:levels.rows.${key}`)) }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
    expect(table.getAllByRole("columnheader")).toHaveLength(3)
    expect(rowOf("offers")).toEqual(["0", "5", "30"])
    const [yes, no] = [t("how:levels.yes"), t("how:levels.no")]
    expect(rowOf("onlyVerified")).toEqual([`–${no}`, `–${no}`, yes])
  },
)
