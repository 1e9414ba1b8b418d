import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, type Output } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

type Message = Output<"contactMessage.getMy">["data"][number]

const aMessage = (own: Partial<Message> = {}): Message => ({
  id: "0192f000-0000-7000-8000-0000000000d1",
  ticketNo: "D-ABCDEF",
  topic: "bug",
  text: "The photos of my works do not load.",
  files: [],
  status: "new",
  replies: [],
  createdAt: "2026-06-12T08:00:00.000Z",
  ...own,
})

const text = "The photos of my works do not load."

test("after sending, the number and the address for the answer take the place of the form, and the focus", async () => {
  const { user, t } = await renderPage("/contact", {
    as: aPerson(),
    api: {
      "contactMessage.getMy": { data: [], total: 0 },
      "contactMessage.create": { ticketNo: "D-ABCDEF" },
    },
  })
  await user.click(screen.getByRole("textbox", { name: t("contact:form.text") }))
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: t("contact:form.send") }))
  const title = await screen.findByRole("heading", { name: t("contact:sent.title") })
  expect(document.activeElement).toBe(title)
  within(screen.getByRole("main")).getByText("ana@example.com")
  expect(screen.queryByRole("form")).toBeNull()
  await user.click(screen.getByRole("button", { name: t("contact:sent.again") }))
  expect(screen.getByRole("textbox", { name: t("contact:form.text") })).toHaveProperty("value", "")
})

test("while it is sent, a second press sends nothing", async () => {
  let arrive = () => {}
  const held = new Promise<void>((go) => (arrive = go))
  const { user, api, t } = await renderPage("/contact", {
    as: aPerson(),
    api: {
      "contactMessage.getMy": { data: [], total: 0 },
      "contactMessage.create": () => held.then(() => ({ ticketNo: "D-ABCDEF" })),
    },
  })
  await user.click(screen.getByRole("textbox", { name: t("contact:form.text") }))
  await user.paste(text)
  const send = screen.getByRole("button", { name: t("contact:form.send") })
  await user.click(send)
  await user.click(send)
  await user.type(screen.getByLabelText(t("contact:form.name")), "{Enter}")
  expect(api.calls("contactMessage.create")).toHaveLength(1)
  arrive()
  await screen.findByRole("heading", { name: t("contact:sent.title") })
})

test("one's own messages are listed with what was answered and what was sent along", async () => {
  const file = {
    id: "f",
    name: "bill.png",
    mimeType: "image/png" as const,
    size: 2048,
    url: "http://files/bill",
  }
  const { t } = await renderPage("/contact", {
    as: aPerson(),
    api: {
      "contactMessage.getMy": {
        data: [
          aMessage({
            status: "answered",
            files: [file],
            replies: [{ text: "They load again.", at: "2026-06-13T08:00:00.000Z" }],
          }),
          aMessage({ id: "other", ticketNo: "D-GHJKLM", text: "Another one.", status: "spam" }),
        ],
        total: 5,
      },
    },
  })
  const answered = within(screen.getByRole("article", { name: "D-ABCDEF" }))
  answered.getByText(t("contact:mine.status.answered"))
  answered.getByText("They load again.")
  expect(answered.getByRole("link", { name: /bill\.png/ }).getAttribute("href")).toBe("http://files/bill")
  // Someone taken for a program isn't told so.
  within(screen.getByRole("article", { name: "D-GHJKLM" })).getByText(t("contact:mine.status.new"))
  screen.getByText(t("contact:mine.more", { count: 3 }))
})

test("messages that are none, or did not come, are said in words, and the form stays", async () => {
  const none = await renderPage("/contact", {
    as: aPerson(),
    api: { "contactMessage.getMy": { data: [], total: 0 } },
  })
  screen.getByText(none.t("contact:mine.none"))
  none.unmount()
  const { t } = await renderPage("/contact", {
    as: aPerson(),
    api: {
      "contactMessage.getMy": () => {
        throw failure(500)
      },
    },
  })
  expect(screen.getByText(t("contact:mine.failed"))).toBeDefined()
  screen.getByRole("form", { name: t("contact:form.title") })
})

test("a visitor has no messages here, and is told who can add files", async () => {
  const { t } = await renderPage("/contact")
  screen.getByText(t("contact:files.visitors"), { exact: false })
  const logIn = within(screen.getByRole("main")).getByRole("link", { name: t("contact:files.logIn") })
  expect(logIn.getAttribute("href")).toBe("/signin?redirect=%2Fcontact")
  expect(screen.queryByRole("heading", { name: t("contact:mine.title") })).toBeNull()
})

test("the field for files comes when it is asked for", async () => {
  const { user, t } = await renderPage("/contact", {
    as: aPerson(),
    locale: "ro",
    api: { "contactMessage.getMy": { data: [], total: 0 } },
  })
  expect(screen.queryByRole("group", { name: t("contact:files.label") })).toBeNull()
  await user.click(screen.getByText(t("contact:files.add")))
  await waitFor(() => screen.getByRole("group", { name: t("contact:files.label") }))
})
