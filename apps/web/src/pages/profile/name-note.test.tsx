import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aProvider } from "../../../test/answers/provider/provider.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { NameNote } from "./name-note.tsx"

const checked = {
  kind: "individual",
  checkedName: "Dan Ceban",
  checkedCompany: null,
  companyIdno: null,
} as const

const show = (name: string, own: typeof checked | null) =>
  renderWithApi(<NameNote userId="person" name={name} />, {
    api: { "provider.getMy": aProvider({ own: { checked: own } }) },
  })

test("another name than the checked one is told to cost the badge", async () => {
  const { t } = await show("Daniel Munteanu", checked)
  expect(await screen.findByText(t("account:personal.badgeGoes", { name: "Dan Ceban" }))).toBeDefined()
})

test("the same name in small letters is the same", async () => {
  await show("dan ceban", checked)
  expect((await screen.findAllByRole("status")).map(({ textContent }) => textContent).join("")).toBe("")
})

test("a doer without a badge has none to lose", async () => {
  const { container, api } = await show("Daniel Munteanu", null)
  await waitFor(() => expect(api.calls("provider.getMy")).toHaveLength(1))
  expect(container.querySelector("main")?.textContent).toBe("")
})
