// Questions in public: asked, answered, taken back.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aQuestion } from "../../test/answers/question.ts"
import { aTaskPage, taskAnswers, taskId } from "../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { described } from "../../test/described.ts"
import { failure, refused, type Answers, type Output } from "../../test/fake-api.ts"
import { renderPage, renderWithApi, type RenderOptions } from "../../test/render.tsx"
import type { Question, QuestionList } from "../session/answers/question-answers.ts"
import { Questions } from "./questions.tsx"
import { ofCharacters } from "../../test/of-characters.ts"

interface Shown extends Pick<RenderOptions, "as" | "locale"> {
  list?: QuestionList | null
  canAsk?: boolean
  api?: Answers
  onChange?: () => Promise<void>
}

const listOf = (...data: Question[]): QuestionList => ({ data, total: data.length })

function show({ list = listOf(), canAsk = true, onChange = async () => {}, ...options }: Shown = {}) {
  const owner = { name: "Vera D.", image: null }
  return renderWithApi(
    <Questions
      taskId={taskId}
      list={list}
      owner={owner}
      canAsk={canAsk}
      now={Date.now()}
      onChange={onChange}
    />,
    options,
  )
}

const keptKey = `doable-question-${taskId}`

test("nothing asked yet is said, and a list that did not come can be asked for again", async () => {
  const { t, unmount } = await show()
  screen.getByText(t("task-question:none"))
  unmount()
  const { user, api } = await renderPage(`/tasks/${taskId}`, {
    api: taskAnswers(aTaskPage(), {
      "taskQuestion.getByTask": () => {
        throw failure(500)
      },
    }),
  })
  const again = within(document.getElementById("questions") as HTMLElement)
  api.answer({ "taskQuestion.getByTask": listOf(aQuestion()) })
  await user.click(again.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText("Is there a lift in the house?")).toBeDefined()
})

test("a question is asked: the cursor is in the field, too short is told there, and it is sent trimmed", async () => {
  let changes = 0
  const onChange = async () => void (changes += 1)
  const { t, user, api } = await show({
    as: aDoer(),
    locale: "ru",
    onChange,
    api: { "taskQuestion.create": aQuestion() },
  })
  await user.click(screen.getByRole("button", { name: t("task-question:ask") }))
  const field = await screen.findByLabelText(t("task-question:label"))
  expect(document.activeElement).toBe(field)
  await user.paste(" Лиф ")
  const send = screen.getByRole("button", { name: t("task-question:send") })
  await user.click(send)
  expect(described(field)).toContain(t("task-question:tooShort", ofCharacters(t, 5)))
  expect(api.calls("taskQuestion.create")).toEqual([])
  await user.click(field)
  await user.paste("т работает? ")
  await user.click(send)
  await screen.findByText(t("task-question:asked"))
  const sent = api.calls("taskQuestion.create").map(({ payload }) => payload)
  expect(sent).toEqual([{ taskId, text: "Лиф т работает?", lang: "ru" }])
  expect(changes).toBe(1)
  expect(screen.queryByLabelText(t("task-question:label"))).toBeNull()
  expect(sessionStorage.getItem(keptKey)).toBeNull()
})

test("too much is told, and contacts in it are named: nobody else will read them", async () => {
  const { t, user, api } = await show({ as: aDoer() })
  await user.click(screen.getByRole("button", { name: t("task-question:ask") }))
  const field = await screen.findByLabelText(t("task-question:label"))
  await user.paste("Call 069 123 456 ")
  await screen.findByText(t("task-question:contacts", { found: "069 123 456" }))
  await user.paste("q".repeat(1000))
  await user.click(screen.getByRole("button", { name: t("task-question:send") }))
  expect(described(field)).toContain(t("task-question:tooLong", ofCharacters(t, 1000)))
  expect(api.calls("taskQuestion.create")).toEqual([])
})

test("on its way it is sent once; refused, it is still in the field", async () => {
  const answer = Promise.withResolvers<Output<"taskQuestion.create">>()
  const { t, user, api } = await show({ as: aDoer(), api: { "taskQuestion.create": () => answer.promise } })
  await user.click(screen.getByRole("button", { name: t("task-question:ask") }))
  const field = await screen.findByLabelText(t("task-question:label"))
  await user.paste("Is there a lift?")
  const send = screen.getByRole("button", { name: t("task-question:send") })
  await user.click(send)
  await waitFor(() => expect(send.getAttribute("aria-busy")).toBe("true"))
  await user.click(send)
  expect(api.calls("taskQuestion.create")).toHaveLength(1)
  answer.reject(refused("task_not_open"))
  await screen.findByText(t("task-question:askFailed"))
  expect(field).toHaveProperty("value", "Is there a lift?")
  await user.click(screen.getByRole("button", { name: t("ui:cancel") }))
  expect(sessionStorage.getItem(keptKey)).toBeNull()
})

test("a visitor writes first, is led to the log-in and finds the text afterwards", async () => {
  const { t, user, api, address, unmount } = await show()
  await user.click(screen.getByRole("button", { name: t("task-question:ask") }))
  await screen.findByLabelText(t("task-question:label"))
  await user.paste("Is there a lift?")
  await user.click(screen.getByRole("button", { name: t("task-question:signInAndSend") }))
  await waitFor(() => expect(address()).toContain("/signin?redirect="))
  expect(decodeURIComponent(address())).toContain(`/tasks/${taskId}?tab=questions`)
  expect(api.calls("taskQuestion.create")).toEqual([])
  unmount()
  await show({ as: aPerson() })
  expect(await screen.findByLabelText(t("task-question:label"))).toHaveProperty("value", "Is there a lift?")
})

test("everybody reads who asked and what the owner answered; a foreign language is named", async () => {
  const answer = { text: "Yes, a wide one.", at: new Date().toISOString() }
  const question = aQuestion({ text: "Лифт есть?", lang: "ru", answer, isMine: true })
  const { t } = await show({ list: listOf(question), canAsk: false })
  const item = within(screen.getByRole("listitem"))
  item.getByText("Radu V.")
  item.getByText(t("task-question:mine"))
  expect(item.getByText("Лифт есть?").getAttribute("lang")).toBe("ru")
  item.getByText("Vera D.")
  item.getByText(t("task-question:owner"))
  item.getByText("Yes, a wide one.")
  expect(screen.queryByRole("button", { name: t("task-question:ask") })).toBeNull()
})

test("the owner answers, and may change the answer", async () => {
  const question = aQuestion({ canAnswer: true })
  const { t, user, api, unmount } = await show({
    list: listOf(question),
    api: { "taskQuestion.answer": question },
  })
  await user.click(screen.getByRole("button", { name: t("task-question:answerTo", { name: "Radu V." }) }))
  await screen.findByRole("textbox")
  await user.paste("Yes, a wide one. ")
  await user.click(screen.getByRole("button", { name: t("task-question:send") }))
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull())
  expect(api.calls("taskQuestion.answer")).toEqual([{ id: question.id, text: "Yes, a wide one." }])
  unmount()
  const answered = { ...question, answer: { text: "Yes, a wide one.", at: question.createdAt } }
  await show({ list: listOf(answered) })
  await user.click(screen.getByRole("button", { name: t("task-question:changeTo", { name: "Radu V." }) }))
  expect(await screen.findByRole("textbox")).toHaveProperty("value", "Yes, a wide one.")
})

test("one's own question is deleted after a question, and a failure is told", async () => {
  const question = aQuestion({ isMine: true, canDelete: true })
  const { t, user, api } = await show({
    list: listOf(question),
    api: {
      "taskQuestion.delete": () => {
        throw failure(500)
      },
    },
  })
  await user.click(screen.getByRole("button", { name: t("task-question:delete") }))
  const dialog = within(await screen.findByRole("alertdialog", { name: t("task-question:deleteTitle") }))
  expect(api.calls("taskQuestion.delete")).toEqual([])
  await user.click(dialog.getByRole("button", { name: t("task-question:delete") }))
  await screen.findByText(t("task-question:deleteFailed"))
  expect(api.calls("taskQuestion.delete")).toEqual([{ id: question.id }])
})

test("more than the first hundred are fetched when somebody asks for them", async () => {
  const second = aQuestion({ id: "0192f000-0000-7000-8000-0000000000a2", text: "And a second one?" })
  const { t, user, api } = await show({
    list: { data: [aQuestion()], total: 2 },
    api: { "taskQuestion.getByTask": listOf(second) },
  })
  screen.getByText(t("task-question:more", { count: 1 }))
  await user.click(screen.getByRole("button", { name: t("task-question:showMore") }))
  await screen.findByText("And a second one?")
  expect(api.calls("taskQuestion.getByTask")).toEqual([{ taskId, pagination: { limit: 100, offset: 1 } }])
  expect(screen.queryByRole("button", { name: t("task-question:showMore") })).toBeNull()
})
