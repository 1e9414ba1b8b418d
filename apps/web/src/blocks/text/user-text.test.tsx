import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { renderWithApi } from "../../../test/render.tsx"
import { UserText } from "./user-text.tsx"

test.each([
  ["ru", "ru"],
  ["ro", null],
  [null, ""],
] as const)("a text in %s on a Romanian page has the language %j", async (lang, named) => {
  await renderWithApi(<UserText lang={lang}>Повесить полки</UserText>, { locale: "ro" })
  expect(screen.getByText("Повесить полки").getAttribute("lang")).toBe(named)
})

test("words of ours in place of a contact are in the page's language", async () => {
  const { t } = await renderWithApi(<UserText lang="ru">{`Звоните ${hiddenMark}`}</UserText>)
  expect(screen.getByText(t("ui:hiddenContact")).lang).toBe("en")
})
