// The fields of a task's form as a person finds them, wherever they stand.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect } from "vitest"
import type { TaskDraft } from "@doable/domain/task/input"
import type { Translate } from "@doable/words/translator"
import type { Step } from "../src/pages/create-task/draft/steps.ts"
import { aDraft, taskId, type OwnTask } from "./answers/task-draft.ts"
import { aPerson } from "./answers/user.ts"
import type { Answers, FakeApi } from "./fake-api.ts"
import { renderPage, type RenderOptions } from "./render.tsx"
import { aDesk } from "./task-desk.ts"

interface Opened {
  draft?: Partial<OwnTask>
  api?: Answers
  locale?: RenderOptions["locale"] & string
}

/** The user's own complete draft, at a step. */
export async function openStep(step: Step, { draft = {}, api = {}, locale = "en" }: Opened = {}) {
  const desk = aDesk(aDraft(draft), api)
  const page = await renderPage(`/tasks/create?draft=${taskId}&step=${step}`, {
    as: aPerson(),
    locale,
    api: desk.api,
  })
  await stepIs(page.t, step)
  return { ...page, desk }
}

/** The place of a field with all that is said at it. */
export function placeOf(path: string): HTMLElement {
  const place = document.querySelector<HTMLElement>(`[data-path="${path}"]`)
  if (!place) throw new Error(`there is no field at ${path}`)
  return place
}

export function controlOf(path: string): HTMLInputElement | HTMLTextAreaElement {
  const control = placeOf(path).querySelector<HTMLInputElement>("input:not([type=hidden]), textarea")
  if (!control) throw new Error(`nothing can be typed at ${path}`)
  return control
}

/** Replaces the text in one go: a page that renders again for every letter is slow. */
export function write(path: string, text: string) {
  const control = controlOf(path)
  act(() => control.focus())
  fireEvent.input(control, { target: { value: text } })
}

/** The words beside the field, which is marked and described by them. */
export function toldAt(path: string, words: string) {
  const control = controlOf(path)
  expect([path, placeOf(path).textContent]).toEqual([path, expect.stringContaining(words)])
  expect(control.getAttribute("aria-invalid")).toBe("true")
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ")
  const said = described.map((id) => document.getElementById(id)?.textContent)
  expect(said).toContain(words)
}

/** Types each, goes on, and sees it told in its words, with the cursor and the text still there. */
export async function refusedAt(
  user: UserEvent,
  t: Translate,
  path: string,
  wrong: readonly (readonly [typed: string, words: string])[],
) {
  for (const [typed, words] of wrong) {
    write(path, typed)
    await goOn(user, t)
    await waitFor(() => toldAt(path, words))
    expect(plain(controlOf(path).value)).toBe(plain(typed))
    await waitFor(() => expect(document.activeElement).toBe(controlOf(path)))
  }
}

/** An amount may be written out more clearly than it was typed. */
const plain = (text: string) => (/^[\d,. ]+$/.test(text) ? text.replaceAll(/[, ]/g, "") : text)

/** Chooses an answer of a field. */
export const choose = (user: UserEvent, path: string, answer: string) =>
  user.click(within(placeOf(path)).getByLabelText(answer, { exact: false }))

/** All that was sent of a draft. In how many parts depends on how long one pauses. */
export const sentOf = (api: FakeApi): TaskDraft =>
  Object.assign({}, ...api.calls("task.update").map(({ payload }) => payload))

/** The bar under the form: back, how it stands with the draft, on. */
export const bar = () => {
  const found = document.querySelector<HTMLElement>("[data-bottom-bar]")
  if (!found) throw new Error("there is no bar under the form")
  return within(found)
}

export const goOn = (user: UserEvent, t: Translate) =>
  user.click(bar().getByRole("button", { name: t("task-create:next") }))

/** The step is there with its fields; its code comes later than its heading. */
export async function stepIs(t: Translate, step: Step): Promise<HTMLElement> {
  const heading = await screen.findByText(t(`task-create:title.${step}`), { selector: "h1" })
  await waitFor(() => expect(document.querySelector("form :is([data-path], dl)")).not.toBeNull())
  return heading
}
