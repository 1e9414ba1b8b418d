import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aContact, aPhone } from "../../../test/answers/contact.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"

const nobody = aPerson({ name: "", email: "vera@example.com" })
const away = () => {
  throw failure()
}
const main = () => within(screen.getByRole("main"))
const states = () =>
  [...document.querySelectorAll<HTMLElement>("main ol > li")].map((li) => li.dataset["state"])

test("[R08] [R12] the checklist counts its steps, a saved name is one, and one may go on without the rest", async () => {
  const page = await renderPage("/profile/complete?redirect=/tasks/create", {
    as: nobody,
    locale: "ru",
    api: {
      "contact.getMy": [aContact()],
      "provider.getMy": null,
      "user.patchMe": { ...nobody, name: "Vera Ceban" },
    },
  })
  const { user, t } = page
  await main().findByText(t("complete:progress", { done: 0, all: 3 }))
  expect(states()).toEqual(["open", "open", "open"])
  await writeInto(page, t("account:personal.name"), "Vera Ceban")
  await user.click(screen.getByRole("button", { name: t("account:personal.save") }))
  await main().findByText(t("complete:progress", { done: 1, all: 3 }))
  expect(states()).toEqual(["done", "open", "open"])
  expect(
    main()
      .getByRole("link", { name: t("complete:skip") })
      .getAttribute("href"),
  ).toBe("/tasks/create")
})

test("[R12] the dashboard says how far the profile has come and leads to the checklist, and to the sessions", async () => {
  const { user, t, address } = await renderPage("/dashboard", {
    as: nobody,
    api: {
      "contact.getMy": [aPhone()],
      // The rest of the dashboard is whole without these.
      "dashboard.getMy": away,
      "conversation.getMy": away,
      "task.getMy": away,
      "favourite.getMy": away,
      "taskRepeat.getMy": away,
      "restriction.getCurrent": { current: null, suspension: null },
    },
    auth: { "/list-sessions": () => [], "/ways-in": () => ({ password: null, passkeys: [], linked: [] }) },
  })
  expect(main().getByRole("heading", { level: 1, name: t("dashboard:helloNobody") })).toBeDefined()
  await main().findByText(t("dashboard:profileText", { done: 1, all: 3 }))
  await user.click(main().getByRole("link", { name: t("dashboard:sessions") }))
  const dialog = await screen.findByRole("dialog", { name: t("account:title") })
  await within(dialog).findByRole("heading", { name: t("account:security") })
  expect(address()).toBe("/dashboard?account=security")
  await user.keyboard("{Escape}")
  await user.click(main().getByRole("link", { name: t("dashboard:complete") }))
  await main().findByRole("heading", { level: 1, name: t("complete:title") })
})

test("a phone is asked for in place, without its type", async () => {
  const { user, t } = await renderPage("/profile/complete", { as: nobody, api: { "contact.getMy": [] } })
  await user.click(await main().findByRole("button", { name: t("contacts:addPhone") }))
  const number = await main().findByLabelText(t("contacts:value.phone"))
  await waitFor(() => expect(document.activeElement).toBe(number))
  main().getByRole("button", { name: t("contacts:sendCode") })
  expect(main().queryByRole("radio")).toBeNull()
  await user.click(main().getByRole("button", { name: t("contacts:cancel") }))
  expect(document.activeElement).toBe(main().getByRole("button", { name: t("contacts:addPhone") }))
})

test("a profile with a name, a picture and a phone is complete, and leads to the dashboard", async () => {
  const { t } = await renderPage("/profile/complete?redirect=https://evil.example", {
    as: aPerson({ image: "http://localhost:3001/files/me.png" }),
    locale: "ro",
    api: { "contact.getMy": [aPhone()] },
  })
  await main().findByText(t("complete:allDone"))
  expect(states()).toEqual(["done", "done", "done"])
  expect(
    main()
      .getByRole("link", { name: t("complete:finish") })
      .getAttribute("href"),
  ).toBe("/dashboard")
})
