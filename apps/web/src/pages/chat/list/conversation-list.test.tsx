// The list of conversations: unread ones, search results, and the empty list.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { talkId } from "../../../../test/answers/hire.ts"
import { aTalk, talkAnswers, talksOf } from "../../../../test/answers/talk.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../../test/render.tsx"
import type { ChatSearch } from "../../../conversation/chat-search.ts"
import { ConversationList } from "./conversation-list.tsx"

type Card = Output<"conversation.getMy">["data"][number]

function card(own: Partial<Card> = {}): Card {
  const { offer: _, agreement: __, ...talk } = aTalk()
  return { ...talk, ...own }
}

const last = {
  lang: "en" as const,
  text: "Are you there?",
  isMine: false,
  system: null,
  fileCount: 0,
  isDeleted: false,
}

async function showList(api: Answers, search: ChatSearch = {}) {
  const rendered = await renderWithApi(<ConversationList search={search} now={new Date()} />, {
    as: aPerson(),
    api,
  })
  await waitFor(() => expect(rendered.api.calls("conversation.getMy")).not.toEqual([]))
  return rendered
}

test("each row says with whom, about what, what was said last and how much waits", async () => {
  const { t } = await showList({
    "conversation.getMy": talksOf([
      card({ unread: 2, last }),
      card({
        id: "c2",
        last: { ...last, isMine: true, text: "", fileCount: 2 },
        lastPosition: 3,
        otherReadPosition: 3,
      }),
      card({ id: "c3", isTaskHidden: true, task: null, last: { ...last, isDeleted: true } }),
      card({
        id: "c4",
        kind: "support",
        topic: "bug",
        task: null,
        other: { ...card().other, id: null, name: "" },
      }),
    ]),
  })
  const rows = (await screen.findAllByRole("listitem")).map((row) => within(row))
  rows[0]?.getByText("Ion R.")
  rows[0]?.getByText("Carry a sofa down from the third floor")
  rows[0]?.getByText("Are you there?")
  rows[0]?.getByText(t("chat:unread", { count: 2 }))
  rows[1]?.getByText(t("chat:you", { text: t("chat:files", { count: 2 }) }))
  rows[1]?.getByText(t("chat:read"))
  rows[2]?.getByText(t("chat:hiddenTask"))
  rows[2]?.getByText(t("chat:deleted"))
  rows[3]?.getByText(t("chat:team"))
  expect(rows[3]?.getByText(t("contact:topics.bug"))).toBeDefined()
})

test("filters say how much waits in each kind, and ask for that kind", async () => {
  const { t, api } = await showList(
    { "conversation.getMy": talksOf([card()], { direct: 2 }) },
    { show: "unread", q: "sofa" },
  )
  const waits = await screen.findByRole("link", {
    name: t("chat:waiting", { filter: t("chat:filter.direct"), number: 2 }),
  })
  expect(waits.getAttribute("href")).toBe("/chat?q=sofa&show=direct")
  const filters = within(screen.getByRole("group", { name: t("chat:filters") }))
  expect(filters.getByRole("link", { current: true }).textContent).toBe(t("chat:filter.unread"))
  expect(api.calls("conversation.getMy")[0]).toMatchObject({ unreadOnly: true, q: "sofa" })
})

test("the list follows what is typed after a short rest, in the address", async () => {
  const { t, api, address } = await renderPage(`/chat?c=${talkId}`, {
    as: aPerson(),
    api: talkAnswers(aTalk()),
  })
  const field = screen.getByRole("searchbox", { name: t("chat:searchLabel") })
  for (const value of ["pea", "pear"]) fireEvent.change(field, { target: { value } })
  await waitFor(() => expect(address()).toBe(`/chat?c=${talkId}&q=pear`))
  expect(new Set(api.calls("conversation.getMy").map((asked) => asked?.q))).toEqual(new Set(["", "pear"]))
})

test.each([
  { search: {}, title: "chat:empty.title", action: "chat:empty.action", href: "/providers" },
  { search: { q: "zzz" }, title: "chat:nothing.title", action: "chat:nothing.action", href: "/chat" },
] as const)("an empty list says so and leads on: $title", async ({ search, title, action, href }) => {
  const { t } = await showList({ "conversation.getMy": talksOf([]) }, search)
  await screen.findByText(t(title))
  expect(screen.getByRole("link", { name: t(action) }).getAttribute("href")).toBe(href)
})

test("who has never asked the team finds the way to ask it", async () => {
  const { t } = await showList({ "conversation.getMy": talksOf([]) }, { show: "support" })
  await screen.findByText(t("chat:support.empty.title"))
  expect(screen.getByRole("button", { name: t("chat:support.action") })).toBeDefined()
})

test("more than one page is fetched when asked for, and nobody stands there twice", async () => {
  const first = { ...talksOf([card()]), total: 21 }
  const { t, user, api } = await showList({
    "conversation.getMy": (asked) =>
      asked?.pagination?.offset ? { ...talksOf([card(), card({ id: "c2" })]), total: 21 } : first,
  })
  await user.click(await screen.findByRole("button", { name: t("chat:more") }))
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2))
  expect(api.calls("conversation.getMy")[1]?.pagination?.offset).toBe(20)
})

test("a list that did not come can be asked for again, while the conversation stands", async () => {
  const { t, user, api } = await renderPage(`/chat?c=${talkId}`, {
    as: aPerson(),
    api: talkAnswers(aTalk(), [], {
      "conversation.getMy": () => {
        throw failure(500)
      },
    }),
  })
  await screen.findByText(t("chat:failedList"))
  screen.getByLabelText(t("chat:write", { name: "Ion" }))
  api.answer({ "conversation.getMy": talksOf([card({ last })]) })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText("Are you there?")).toBeDefined()
})

test("the keyboard gets past the list: one link leads to where one writes, and the list is one stop", async () => {
  const many = ["Ana", "Ion", "Vera"].map((name, place) =>
    card({
      id: place ? `0192f000-0000-7000-8000-0000000000${20 + place}` : talkId,
      last: { ...last, text: name },
    }),
  )
  const { t } = await renderPage(`/chat?c=${talkId}`, {
    as: aPerson(),
    api: talkAnswers(aTalk(), [], { "conversation.getMy": talksOf(many) }),
  })
  const skip = await screen.findByRole("link", { name: t("chat:toComposer") })
  const field = screen.getByLabelText(t("chat:write", { name: "Ion" }))
  expect(skip.getAttribute("href")).toBe(`#${field.id}`)
  const rows = await Promise.all(many.map(({ last: said }) => screen.findByText(said?.text ?? "")))
  const stops = rows.map((row) => row.closest("a")?.tabIndex)
  expect(stops.filter((stop) => stop === 0)).toHaveLength(1)
})

test("a conversation of somebody else is not here; without one the page says what to choose", async () => {
  const { t, unmount } = await renderPage(`/chat?c=${talkId}`, {
    as: aPerson(),
    api: talkAnswers(aTalk(), [], {
      "conversation.getById": () => {
        throw refused("conversation_not_found", { httpStatus: 404 })
      },
    }),
  })
  await screen.findByText(t("chat:missing.title"))
  unmount()
  await renderPage("/chat", { as: aPerson(), api: talkAnswers(aTalk()) })
  expect(await screen.findByText(t("chat:choose.title"))).toBeDefined()
})

test("a visitor reads what the chat is for, and is led through the log-in back to it", async () => {
  const { t } = await renderPage("/chat")
  screen.getByRole("heading", { level: 1, name: t("chat:welcome.title") })
  const way = screen.getByRole("link", { name: t("chat:welcome.signIn") })
  expect(way.getAttribute("href")).toBe("/signin?redirect=%2Fchat")
})
