import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { noQueues } from "../../../../test/answers/admin/overview.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"

type Message = Output<"adminContact.getList">["data"][number]

const id = "0192f000-0000-7000-8000-0000000000d1"
const aMessage = (own: Partial<Message> = {}): Message => ({
  id,
  ticketNo: "D-ABCDEF",
  topic: "bug",
  text: "The total on this bill is not what we agreed on.",
  files: [],
  status: "new",
  replies: [],
  createdAt: "2026-06-12T08:00:00.000Z",
  userId: null,
  name: "Olga",
  email: "olga@example.com",
  lang: "ro",
  source: "form",
  ...own,
})

const open = (messages: Message[], api: Answers = {}, at = "/admin?queue=messages") =>
  renderPage(at, {
    as: anAdmin(),
    api: {
      "admin.getQueues": noQueues,
      "adminContact.getList": { data: messages, total: messages.length },
      ...api,
    },
  })

const message = () => within(screen.getByRole("article", { name: "D-ABCDEF" }))

test("what waits says who writes, in which language, and can be answered with words only", async () => {
  const { user, api, t } = await open([aMessage()], {
    "adminContact.reply": aMessage({ status: "answered" }),
  })
  expect(message().getByText(/The total on this bill/).lang).toBe("ro")
  expect(message().getByRole("link", { name: "olga@example.com" }).getAttribute("href")).toBe(
    "mailto:olga@example.com",
  )
  const send = message().getByRole("button", { name: t("admin-messages:send") })
  await user.click(send)
  expect(api.calls("adminContact.reply")).toEqual([])
  await user.click(message().getByLabelText(t("admin-messages:reply")))
  await user.paste(" It was our mistake. ")
  api.answer({ "adminContact.getList": { data: [], total: 0 } })
  await user.click(send)
  await screen.findByText(t("admin-messages:none"))
  expect(api.calls("adminContact.reply")).toEqual([{ id, text: "It was our mistake.", seenReplies: 0 }])
  screen.getByText(t("admin-messages:sent"))
})

test("what is closed comes back by one press on the message about it", async () => {
  const { user, api, t } = await open([aMessage()], { "adminContact.setStatus": aMessage() })
  api.answer({ "adminContact.getList": { data: [], total: 0 } })
  await user.click(message().getByRole("button", { name: t("admin-messages:close") }))
  await screen.findByText(t("admin-messages:none"))
  api.answer({ "adminContact.getList": { data: [aMessage()], total: 1 } })
  await user.click(await screen.findByRole("button", { name: t("admin-messages:undo") }))
  await screen.findByRole("article", { name: "D-ABCDEF" })
  expect(api.calls("adminContact.setStatus")).toEqual([
    { id, status: "closed" },
    { id, status: "new" },
  ])
})

test.each([
  ["spam", "admin-messages:spam"],
  ["in_progress", "admin-messages:take"],
] as const)("it is put among %s", async (status, key) => {
  const { user, api, t } = await open([aMessage()], { "adminContact.setStatus": aMessage({ status }) })
  await user.click(message().getByRole("button", { name: t(key) }))
  await waitFor(() => expect(api.calls("adminContact.setStatus")).toEqual([{ id, status }]))
})

test("what could not be saved is said, and what was typed stays", async () => {
  const { user, t } = await open([aMessage()], {
    "adminContact.reply": () => {
      throw failure(500)
    },
  })
  const field = message().getByLabelText(t("admin-messages:reply"))
  await user.click(field)
  await user.paste("It was our mistake.")
  await user.click(message().getByRole("button", { name: t("admin-messages:send") }))
  await screen.findByText(t("admin-messages:failed"))
  expect(field).toHaveProperty("value", "It was our mistake.")
})

test("nobody answers themselves", async () => {
  const { t } = await open([aMessage({ userId: anAdmin().id })])
  message().getByText(t("refusal:contact_message_own"))
  expect(message().queryByRole("button")).toBeNull()
})

test("what was put aside is found by its state, and taken back", async () => {
  const { user, api, t } = await open(
    [aMessage({ status: "spam" })],
    { "adminContact.setStatus": aMessage() },
    "/admin?queue=messages&status=spam",
  )
  expect(api.calls("adminContact.getList")[0]).toMatchObject({ status: "spam" })
  await user.click(message().getByRole("button", { name: t("admin-messages:takeBack") }))
  await waitFor(() => expect(api.calls("adminContact.setStatus")).toEqual([{ id, status: "new" }]))
})

test("a picture is opened by itself, with its own short-lived link, and Escape closes it", async () => {
  const files = [
    {
      id: "0192f000-0000-7000-8000-0000000000f1",
      name: "bill.png",
      mimeType: "image/png" as const,
      size: 90,
    },
  ]
  const { user, api, t } = await open([aMessage({ files })], {
    "adminContact.getFileUrl": { url: "http://files/bill" },
  })
  message().getByText(t("admin-messages:filesLogged"))
  await user.click(message().getByRole("button", { name: /bill\.png/ }))
  const picture = await within(await screen.findByRole("dialog", { name: "bill.png" })).findByRole("img")
  expect(picture.getAttribute("src")).toBe("http://files/bill")
  expect(api.calls("adminContact.getFileUrl")).toEqual([{ id, fileId: files[0]?.id }])
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "bill.png" })).toBeNull())
})
