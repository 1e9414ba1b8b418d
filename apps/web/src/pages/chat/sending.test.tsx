// What one writes: said once and in order, whatever the connection does.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { talkId } from "../../../test/answers/hire.ts"
import { aMessage, aTalk, talkAnswers } from "../../../test/answers/talk.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused, type Answers, type Input, type Output } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { ThreadPane } from "./thread/thread-pane.tsx"

type Sent = Input<"message.create">
type Said = Output<"message.create">

const me = aPerson()

/** The API as it is: it takes a message once, and knows it again by its client id. */
function aTalkApi(talk = aTalk(), first: Said[] = []) {
  const messages = [...first]
  const take = ({ payload: { clientId, text = "" } }: Sent): Said => {
    const known = messages.find((one) => one.clientId === clientId)
    if (known) return known
    const said = aMessage(messages.length + 1, {
      isMine: true,
      clientId,
      text,
      createdAt: new Date().toISOString(),
    })
    messages.push(said)
    return said
  }
  const api: Answers = {
    ...talkAnswers(talk),
    "message.getByConversation": () => ({ data: messages, total: messages.length, otherReadPosition: 0 }),
    "message.create": take,
  }
  return { api, take, texts: () => messages.map(({ text }) => text) }
}

async function openTalk(api: Answers, id = talkId) {
  const rendered = await renderWithApi(<ThreadPane id={id} user={me} now={new Date()} />, { as: me, api })
  const { t } = rendered
  const field = await screen.findByLabelText<HTMLTextAreaElement>(t("chat:write", { name: "Ion" }))
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: "Enter" })
  }
  return { ...rendered, field, write }
}

const comesBack = () => act(async () => void window.dispatchEvent(new Event("online")))
const away = () => {
  throw failure()
}
const waiting = () => document.querySelectorAll("[data-outgoing=waiting]")

test("Enter sends what was written, trimmed, and the cursor stays for the next word", async () => {
  const { api: answers } = aTalkApi()
  const { t, user, api, field } = await openTalk(answers)
  screen.getByText(t("chat:first", { name: "Ion" }))
  await user.click(field)
  await user.keyboard("   {Enter}")
  expect(api.calls("message.create")).toEqual([])
  await user.clear(field)
  await user.keyboard("Hello{Shift>}{Enter}{/Shift}there {Enter}")
  await waitFor(() => expect(api.calls("message.create")).toHaveLength(1))
  expect(api.calls("message.create")[0]?.payload).toEqual({
    conversationId: talkId,
    clientId: expect.any(String),
    text: "Hello\nthere",
    fileIds: [],
    lang: "en",
  })
  expect(field.value).toBe("")
  expect(document.activeElement).toBe(field)
  within(await screen.findByRole("article")).getByText(t("chat:sent"))
  expect(waiting()).toHaveLength(0)
})

test("written while the connection is away, it waits, survives a reload, and is said once and in order", async () => {
  const { api: answers, texts, take } = aTalkApi()
  const first = await openTalk({ ...answers, "message.create": away })
  const { t } = first
  first.write("First")
  first.write("Second")
  await screen.findByText(t("chat:offline"))
  expect([...waiting()].map((one) => one.querySelector(".chat-text")?.textContent)).toEqual([
    "First",
    "Second",
  ])
  expect(screen.getAllByText(t("chat:queued"))).toHaveLength(2)
  first.unmount()

  const { api } = await openTalk({ ...answers, "message.create": away })
  await screen.findByText(t("chat:offline"))
  expect(waiting()).toHaveLength(2)
  api.answer({ "message.create": take })
  await comesBack()
  await waitFor(() => expect(waiting()).toHaveLength(0))
  expect(texts()).toEqual(["First", "Second"])
  expect(screen.queryByText(t("chat:offline"))).toBeNull()
  expect(screen.getAllByRole("article")).toHaveLength(2)
})

test("an answer that never came is asked for again with the same id: the message is said once", async () => {
  const { api: answers, take, texts } = aTalkApi()
  const lost = (input: Sent) => {
    take(input)
    throw failure()
  }
  const { t, api, write } = await openTalk({ ...answers, "message.create": lost })
  write("Only once")
  await screen.findByText(t("chat:offline"))
  api.answer({ "message.create": take })
  await comesBack()
  await waitFor(() => expect(waiting()).toHaveLength(0))
  const ids = api.calls("message.create").map(({ payload }) => payload.clientId)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  expect(texts()).toEqual(["Only once"])
})

test("nobody has to do anything: it is tried again by itself after a second, then later and later", async () => {
  const { api: answers } = aTalkApi()
  const { api, write } = await openTalk({ ...answers, "message.create": away })
  vi.useFakeTimers()
  write("By itself")
  const tries = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return api.calls("message.create").length
  }
  expect(await tries(0)).toBe(1)
  expect(await tries(999)).toBe(1)
  expect(await tries(1)).toBe(2)
  expect(await tries(1999)).toBe(2)
  expect(await tries(1)).toBe(3)
  // A browser that says the connection is back isn't kept waiting.
  await comesBack()
  expect(await tries(0)).toBe(4)
})

test("what is not taken says why, and can be sent again or thrown away", async () => {
  const { api: answers, take, texts } = aTalkApi()
  const { t, user, api, write } = await openTalk({
    ...answers,
    "message.create": () => {
      throw refused("user_blocked", { httpStatus: 403 })
    },
  })
  write("Hello?")
  const alert = () => screen.findByRole("alert")
  within(await alert()).getByText(t("refusal:user_blocked"))
  await user.click(within(await alert()).getByRole("button", { name: t("chat:sendAgain") }))
  await alert()
  expect(api.calls("message.create")).toHaveLength(2)
  api.answer({ "message.create": take })
  await user.click(within(await alert()).getByRole("button", { name: t("chat:sendAgain") }))
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  expect(texts()).toEqual(["Hello?"])

  api.answer({
    "message.create": () => {
      throw refused("user_blocked", { httpStatus: 403 })
    },
  })
  write("And now?")
  await user.click(within(await alert()).getByRole("button", { name: t("chat:discard") }))
  expect(screen.queryByText("And now?")).toBeNull()
  expect(texts()).toEqual(["Hello?"])
})

test("too long a message is counted and not sent", async () => {
  const { api: answers } = aTalkApi()
  const { t, api, field, write } = await openTalk(answers)
  write("m".repeat(4002))
  screen.getByText(t("chat:tooLong", { count: 2 }))
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByRole("button", { name: t("chat:send") }).getAttribute("aria-disabled")).toBe("true")
  expect(api.calls("message.create")).toEqual([])
})

test("what was typed and not sent waits in its own conversation", async () => {
  const { api } = aTalkApi()
  const other = "0192f000-0000-7000-8000-0000000000ff"
  const first = await openTalk(api)
  fireEvent.change(first.field, { target: { value: "Half a sent" } })
  first.unmount()
  const second = await openTalk({ ...aTalkApi(aTalk({ id: other })).api }, other)
  expect(second.field.value).toBe("")
  second.unmount()
  expect((await openTalk(api)).field.value).toBe("Half a sent")
})

test("the writer learns at once that a contact was hidden", async () => {
  const { api: answers, take } = aTalkApi()
  const { t, field, write } = await openTalk({
    ...answers,
    "message.create": (input) => ({ ...take(input), maskedSpans: 1 }),
  })
  write("Call 069 123 456")
  await screen.findByText(t("chat:hiddenNow", { count: 1 }))
  fireEvent.change(field, { target: { value: "N" } })
  expect(screen.queryByText(t("chat:hiddenNow", { count: 1 }))).toBeNull()
})

const file = (name: string, type: string) => new File(["x"], name, { type })

test("files wait in a row until they have arrived, ten at most, and can be taken out", async () => {
  const { api: answers } = aTalkApi()
  const { t, user, api, write } = await openTalk({
    ...answers,
    "file.createPresignedPost": () => new Promise(() => {}),
  })
  const picker = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement
  await user.upload(
    picker,
    Array.from({ length: 11 }, (_, at) => file(`${at}.png`, "image/png")),
  )
  screen.getByText(t("chat:tooMany"))
  expect(screen.getAllByRole("progressbar")).toHaveLength(10)
  write("Look")
  expect(api.calls("message.create")).toEqual([])
  expect(screen.getByRole("button", { name: t("chat:send") }).getAttribute("aria-busy")).toBe("true")
  await user.click(screen.getByRole("button", { name: t("chat:removeFile", { name: "0.png" }) }))
  expect(screen.getAllByRole("progressbar")).toHaveLength(9)
})

test.each([
  { given: file("notes.txt", "text/plain"), why: "of another kind" },
  { given: new File([], "empty.png", { type: "image/png" }), why: "empty" },
])("a file that is $why is not added, and its name is told", async ({ given }) => {
  const { api: answers } = aTalkApi()
  const { t, api, field } = await openTalk(answers)
  fireEvent.paste(field, { clipboardData: { files: [given] } })
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(t("chat:uploadFailed", { name: given.name })),
  )
  expect(api.calls("file.createPresignedPost")).toEqual([])
})

test("a file whose place cannot be had is told and gone", async () => {
  const { api: answers } = aTalkApi()
  const { t, user } = await openTalk({
    ...answers,
    "file.createPresignedPost": () => {
      throw failure(500)
    },
  })
  const picker = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement
  await user.upload(picker, file("sofa.png", "image/png"))
  await screen.findByText(t("chat:uploadFailed", { name: "sofa.png" }))
  expect(screen.queryByRole("progressbar")).toBeNull()
  const reason = t("fields:fileProblem.upload")
  await screen.findByText(t("fields:uploadFailed", { name: "sofa.png", reason }))
  await user.upload(picker, [file("bed.png", "image/png"), file("lamp.png", "image/png")])
  await screen.findByText(t("fields:filesFailed", { count: 2 }))
})
