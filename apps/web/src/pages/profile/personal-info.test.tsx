import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

const ion = aPerson({ name: "Ion Rusu", email: "ion.rusu@example.com" })

async function show(locale: "en" | "ru" | "ro", api: Answers) {
  const page = await renderPage("/account", {
    as: ion,
    locale,
    api: {
      "contact.getMy": [],
      "user.getMyExport": null,
      "provider.getMy": null,
      "referral.getMy": null,
      ...api,
    },
    auth: { "/find-email-change": () => ({ waiting: null }) },
  })
  await screen.findByLabelText(page.t("account:personal.name"))
  return page
}

async function save(page: Rendered, name: string) {
  const field = await writeInto(page, page.t("account:personal.name"), name)
  await page.user.click(screen.getByRole("button", { name: page.t("account:personal.save") }))
  return field
}

const menuOf = (page: Rendered, name: string) =>
  within(screen.getByRole("banner")).findByRole("button", { name: page.t("shell:accountMenu", { name }) })

test("[A05] [T07] the name may stay empty; what is saved shows everywhere", async () => {
  const page = await show("en", {
    "user.patchMe": ({ name }) => ({ ...ion, name: name ?? "" }),
  })
  const field = screen.getByLabelText(page.t("account:personal.name"))
  expect(field.getAttribute("placeholder")).toBe("Enter your name (optional)")
  await save(page, " Ion Popescu ")
  await screen.findByText(page.t("account:personal.saved"))
  await menuOf(page, "Ion Popescu")
  await save(page, "")
  await menuOf(page, "ion.rusu")
  expect(page.api.calls("user.patchMe")).toEqual([{ name: "Ion Popescu" }, { name: "" }])
})

test.each(["en", "ru", "ro"] as const)(
  "[T12] in %s: a change that fails is told, and what was typed stays",
  async (locale) => {
    const page = await show(locale, {
      "user.patchMe": () => {
        throw failure()
      },
    })
    const field = await save(page, "Ion Nobody")
    await screen.findByText(page.t("account:personal.failed"))
    expect(field).toHaveProperty("value", "Ion Nobody")
    await menuOf(page, "Ion Rusu")
  },
)

test("a name that is too long is told at its field and not sent", async () => {
  const page = await show("en", {})
  const field = await save(page, "x".repeat(101))
  expect(screen.getByText(page.t("account:personal.tooLong", ofCharacters(page.t, 100)))).toBeDefined()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(field)
  expect(page.api.calls("user.patchMe")).toEqual([])
})
