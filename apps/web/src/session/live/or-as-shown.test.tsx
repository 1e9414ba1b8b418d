// Something happens to a task whose page is open, and the page can't be loaded again right now.
import { act, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aTaskPage, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, refused } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { taskPageKey } from "../keys/task-keys.ts"

async function openAndFail(error: () => Error) {
  let answer = () => aTaskPage({ task: { title: "Hang three shelves" } })
  const page = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(aTaskPage(), { "task.getById": () => answer() }),
  })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
  answer = () => {
    throw error()
  }
  const { queryClient } = page.router.options.context
  await act(() => queryClient.invalidateQueries({ queryKey: taskPageKey(taskId) }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return { ...page, answerAgain: () => (answer = () => aTaskPage({ task: { title: "Hang four shelves" } })) }
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent

test.each([503, 429, undefined])(
  "%s: the page stays and shows the news once it can be had",
  async (status) => {
    const { answerAgain } = await openAndFail(() => failure(status))
    expect(heading()).toBe("Hang three shelves")
    answerAgain()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(heading()).toBe("Hang four shelves")
  },
)

test("a task that others no longer see is gone from the page as well", async () => {
  const { t } = await openAndFail(() => refused("task_not_found", { httpStatus: 404 }))
  expect(heading()).toBe(t("common:notFound.title"))
})
