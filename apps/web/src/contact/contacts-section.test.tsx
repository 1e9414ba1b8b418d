import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aContact, aPhone } from "../../test/answers/contact.ts"
import { failure, refused, type Answers, type Output } from "../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../test/render.tsx"
import { ContactsSection } from "./contacts-section.tsx"

type Contact = Output<"contact.getMy">[number]

const away = () => {
  throw failure()
}

/** Contacts as the API keeps them: a change shows with the next look. */
function kept(first: Contact[], own: Answers = {}): Answers {
  let all = first
  return {
    "contact.getMy": () => all,
    "contact.create": ({ payload }) => {
      const isFirst = !all.some(({ type }) => type === payload.type)
      const made = aContact({ ...payload, id: `new-${all.length}`, isPrimary: isFirst })
      all = [...all, made]
      return made
    },
    "contact.update": ({ id, payload }) => {
      all = all.map((one) =>
        one.id === id ? { ...one, ...payload } : payload.isPrimary ? { ...one, isPrimary: false } : one,
      )
      return all.find((one) => one.id === id) ?? aContact()
    },
    "contact.delete": ({ id }) => {
      all = all.filter((one) => one.id !== id)
      return { id }
    },
    ...own,
  }
}

const show = (api: Answers, locale: "en" | "ru" | "ro" = "en") =>
  renderWithApi(<ContactsSection />, { api, locale })

const press = async ({ user }: Rendered, name: string) =>
  user.click(await screen.findByRole("button", { name }))

async function write({ user }: Rendered, text: string) {
  await user.clear(screen.getByRole("textbox"))
  if (text) await user.paste(text)
}

async function open(page: Rendered, type?: Contact["type"]) {
  await press(page, page.t("contacts:add"))
  await screen.findByRole("textbox")
  if (type) await page.user.click(screen.getByRole("radio", { name: page.t(`contacts:type.${type}`) }))
}

async function choose(page: Rendered, value: string, key: "edit" | "delete" | "setPrimary") {
  await press(page, page.t("contacts:actions", { value }))
  await page.user.click(await screen.findByRole("menuitem", { name: page.t(`contacts:${key}`) }))
}

/** Toasts are items of a list too. */
const texts = () => [...document.querySelectorAll("main li")].map(({ textContent }) => textContent)
const listed = (...wanted: string[]) => waitFor(() => expect(texts()).toEqual(wanted))

test("[C01] [C10] contacts are added, made primary, changed and deleted, each with its word", async () => {
  const page = await show(kept([]))
  const { user, api, t } = page
  await screen.findByText(t("contacts:empty"))
  await open(page, "email")
  await write(page, "maria@example.com")
  await user.keyboard("{Enter}")
  await screen.findByText(t("contacts:added"))
  await listed("maria@example.comPrimary")
  expect(api.calls("contact.create")).toEqual([{ payload: { type: "email", value: "maria@example.com" } }])

  await open(page, "email")
  await write(page, "second@example.com")
  await press(page, t("contacts:add"))
  await listed("maria@example.comPrimary", "second@example.com")
  await choose(page, "second@example.com", "setPrimary")
  await screen.findByText(t("contacts:updated"))
  await listed("maria@example.com", "second@example.comPrimary")
  expect(api.calls("contact.update")).toEqual([{ id: "new-1", payload: { isPrimary: true } }])

  await choose(page, "maria@example.com", "edit")
  await screen.findByRole("textbox")
  await write(page, "third@example.com")
  await press(page, t("contacts:save"))
  await listed("third@example.com", "second@example.comPrimary")

  await choose(page, "third@example.com", "delete")
  const question = await screen.findByRole("alertdialog")
  expect(question.textContent).toContain(t("contacts:askDelete", { value: "third@example.com" }))
  await user.click(within(question).getByRole("button", { name: t("contacts:delete") }))
  await screen.findByText(t("contacts:deleted"))
  await listed("second@example.comPrimary")
  expect(api.calls("contact.delete")).toEqual([{ id: "new-0" }])
})

test.each(["en", "ru", "ro"] as const)(
  "[C02] [C03] [C04] [C05] in %s: what is wrong with a contact is said in place, what was typed stays, and nothing is sent",
  async (locale) => {
    const page = await show(kept([aContact()]), locale)
    const { user, api, t } = page
    await open(page)
    await press(page, t("contacts:add"))
    await screen.findByText(t("refusal:contact_type_required"))
    expect(document.activeElement?.getAttribute("type")).toBe("radio")
    for (const [type, wrong] of [
      ["socialNetwork", "   "],
      ["phone", "069 123 45"],
      ["email", "maria@"],
    ] as const) {
      // The button names the next step, also before there's a number.
      const next = type === "phone" ? t("contacts:sendCode") : t("contacts:add")
      await user.click(screen.getByRole("radio", { name: t(`contacts:type.${type}`) }))
      await write(page, "")
      await press(page, next)
      await screen.findByText(t("refusal:contact_value_required"))
      await write(page, wrong)
      await press(page, next)
      const field = screen.getByRole("textbox", { description: t("refusal:contact_value_invalid") })
      expect(field).toHaveProperty("value", wrong)
      expect(document.activeElement).toBe(field)
    }
    await write(page, "maria@example.com")
    await press(page, t("contacts:add"))
    await screen.findByText(t("refusal:contact_exists"))
    await write(page, "second@example.com")
    await user.click(screen.getByLabelText(t("contacts:makePrimary")))
    await press(page, t("contacts:add"))
    await screen.findByText(t("refusal:contact_primary_taken"))
    await press(page, t("contacts:cancel"))
    expect(screen.queryByRole("textbox")).toBeNull()
    expect(api.calls("contact.create")).toEqual([])
  },
)

test.each(["en", "ru", "ro"] as const)("[C06] in %s: a primary contact is not deleted", async (locale) => {
  const page = await show(kept([aContact()]), locale)
  await choose(page, "maria@example.com", "delete")
  await screen.findByText(page.t("contacts:deleteFailed"))
  expect(screen.getByText(page.t("refusal:contact_is_primary"))).toBeDefined()
  expect(page.api.calls("contact.delete")).toEqual([])
})

test("[C09] a number that stays counts as verified; another one has to be proven", async () => {
  const page = await show(kept([aPhone()]))
  const shown = "+373\u00a069\u00a0123\u00a0456"
  const { t } = page
  await listed(`${shown}VerifiedPrimary`)
  await choose(page, shown, "edit")
  await screen.findByRole("textbox")
  expect(screen.queryByRole("button", { name: t("contacts:sendCode") })).toBeNull()
  expect(screen.getByLabelText(t("contacts:makePrimary"))).toHaveProperty("disabled", true)
  await press(page, t("contacts:save"))
  await screen.findByText(t("contacts:updated"))
  await choose(page, shown, "edit")
  await screen.findByRole("textbox")
  await write(page, "+37378555014")
  await screen.findByText(t("refusal:phone_not_verified"))
  expect(screen.queryByRole("button", { name: t("contacts:save") })).toBeNull()
  expect(page.api.calls("contact.update")).toHaveLength(1)
})

test.each(["en", "ru", "ro"] as const)(
  "[C10] in %s: each change that fails is told, and what was typed stays",
  async (locale) => {
    const second = aContact({ id: "second", value: "second@example.com", isPrimary: false })
    const page = await show(
      kept([aContact(), second], {
        "contact.create": away,
        "contact.update": away,
        "contact.delete": away,
      }),
      locale,
    )
    const { user, t } = page
    await open(page, "email")
    await write(page, "fourth@example.com")
    await press(page, t("contacts:add"))
    await screen.findByText(t("contacts:addFailed"))
    expect(screen.getByRole("textbox")).toHaveProperty("value", "fourth@example.com")
    await press(page, t("contacts:cancel"))
    await choose(page, "second@example.com", "setPrimary")
    await screen.findByText(t("contacts:updateFailed"))
    await choose(page, "second@example.com", "delete")
    const question = await screen.findByRole("alertdialog")
    await user.click(within(question).getByRole("button", { name: t("contacts:delete") }))
    await screen.findByText(t("contacts:deleteFailed"))
    expect(texts()).toHaveLength(2)
  },
)

test("a refusal that only the API knows is told at its field", async () => {
  const page = await show(
    kept([], {
      "contact.create": () => {
        throw refused("contact_exists")
      },
    }),
  )
  await open(page, "socialNetwork")
  await write(page, "t.me/maria")
  await press(page, page.t("contacts:add"))
  const field = await screen.findByRole("textbox", { description: page.t("refusal:contact_exists") })
  expect(field).toHaveProperty("value", "t.me/maria")
})

test("[C01] contacts that do not load say so in place, and load at the next try", async () => {
  const page = await show({ "contact.getMy": away })
  const told = await screen.findByRole("alert")
  expect(told.textContent).toContain(page.t("contacts:loadFailed"))
  page.api.answer({ "contact.getMy": [] })
  await press(page, page.t("ui:tryAgain"))
  await screen.findByText(page.t("contacts:empty"))
})
