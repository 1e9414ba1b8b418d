import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const text = "The photos of my works do not load."

test("what is missing is said at its field, the first one gets the cursor, and nothing is sent", async () => {
  const { user, api, t } = await renderPage("/contact?topic=privacy", { locale: "ru" })
  expect(screen.getByLabelText(t("contact:form.topic"))).toHaveProperty("value", "privacy")
  await user.click(screen.getByRole("button", { name: t("contact:form.send") }))
  const name = screen.getByRole("textbox", {
    name: t("contact:form.name"),
    description: t("contact:form.nameRequired"),
  })
  expect(document.activeElement).toBe(name)
  expect(name.getAttribute("aria-invalid")).toBe("true")
  expect(api.calls("contactMessage.create")).toEqual([])
})

test("a visitor's message is sent as it was written, and its number is shown", async () => {
  const { user, api, t } = await renderPage("/contact", {
    api: { "contactMessage.create": { ticketNo: "D-ABCDEF" } },
  })
  await user.type(screen.getByLabelText(t("contact:form.name")), " Olga ")
  await user.type(screen.getByLabelText(t("contact:form.email")), "olga@example.com")
  await user.type(screen.getByRole("textbox", { name: t("contact:form.text") }), text)
  await user.click(screen.getByRole("button", { name: t("contact:form.send") }))
  await screen.findByRole("heading", { name: t("contact:sent.title") })
  expect(screen.getByText("D-ABCDEF")).toBeDefined()
  const [sent] = api.calls("contactMessage.create")
  expect(sent?.payload).toMatchObject({
    name: "Olga",
    email: "olga@example.com",
    text,
    topic: "help",
    lang: "en",
  })
})

test.each([
  { status: 429, key: "contact:form.tooMany" },
  { status: 500, key: "contact:form.failed" },
] as const)("an answer of $status is explained and nothing typed is lost", async ({ status, key }) => {
  const { user, t } = await renderPage("/contact", {
    as: aPerson(),
    api: {
      "contactMessage.getMy": { data: [], total: 0 },
      "contactMessage.create": () => {
        throw failure(status)
      },
    },
  })
  const field = screen.getByRole("textbox", { name: t("contact:form.text") })
  await user.type(field, text)
  await user.click(screen.getByRole("button", { name: t("contact:form.send") }))
  const form = within(screen.getByRole("form", { name: t("contact:form.title") }))
  expect((await form.findByRole("alert")).textContent).toBe(t(key))
  expect(field).toHaveProperty("value", text)
})
