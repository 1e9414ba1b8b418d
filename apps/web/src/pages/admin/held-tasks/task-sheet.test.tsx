import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aModeratedTask, aPrivateFile } from "../../../../test/answers/admin/task.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import type { ModeratedTask } from "./load-tasks.ts"
import { TaskSheet } from "./task-sheet.tsx"

const held = aModeratedTask()
const { id, version } = held.task
const note = "We do not help to find such things here."

const open = (task: ModeratedTask, more: Answers = {}) =>
  renderWithApi(<TaskSheet id={id} onClose={() => {}} />, {
    as: anAdmin(),
    api: { "adminTask.getById": task, ...more },
  })

test.each<[what: string, given: Parameters<typeof aModeratedTask>[0], offered: string[]]>([
  ["held", {}, ["approve", "sendBack", "remove"]],
  ["open", { task: { status: "open" } }, ["remove"]],
  ["removed", { task: { status: "removed" } }, ["restore"]],
  [
    "work left alone",
    { task: { status: "in_progress" }, strandedAt: "2026-06-01T09:00:00.000Z" },
    ["endWork", "remove"],
  ],
  ["work that goes on", { task: { status: "in_progress" } }, ["remove"]],
  ["completed", { task: { status: "completed" } }, []],
])("%s: what can be done stands under the task", async (_what, given, offered) => {
  const { t } = await open(aModeratedTask(given))
  await screen.findByText("Something for the party")
  const acts = (["approve", "sendBack", "endWork", "remove", "restore"] as const).filter((act) =>
    screen.queryByRole("button", { name: t(`admin-tasks:${act}.do`) }),
  )
  expect(acts).toEqual(offered)
})

test("what was found is marked in the text, with its kind and why the task is held", async () => {
  const { t } = await open(held)
  const mark = await screen.findByText("cocaine")
  expect(mark.tagName).toBe("MARK")
  expect(mark.parentElement?.textContent).toBe(held.description.text)
  expect(screen.getByText(t("admin-tasks:kinds.drugs"))).toBeDefined()
  expect(screen.getByText(t("admin-tasks:hold.prohibited_words"))).toBeDefined()
  expect(screen.getByText("Ana Held · ana@example.com")).toBeDefined()
})

test("an administrator's own task has no buttons, but a word why", async () => {
  const { t } = await open(aModeratedTask({ isOwn: true }))
  await screen.findByText(t("refusal:task_own"))
  expect(screen.queryByRole("button", { name: t("admin-tasks:approve.do") })).toBeNull()
})

test("approving sends the version that was read, and shows the task as it is then", async () => {
  const { user, api, t } = await open(held, {
    "adminTask.approve": aModeratedTask({ task: { status: "open" } }),
  })
  await user.click(await screen.findByRole("button", { name: t("admin-tasks:approve.do") }))
  await screen.findByText(t("admin-tasks:approve.done"))
  expect(api.calls("adminTask.approve")).toEqual([{ id, version }])
  expect(screen.queryByRole("button", { name: t("admin-tasks:approve.do") })).toBeNull()
})

test("a task that somebody else has changed is refused, and shown again as it is now", async () => {
  const { user, api, t } = await open(held, {
    "adminTask.approve": () => {
      throw refused("task_changed_elsewhere")
    },
  })
  const approve = await screen.findByRole("button", { name: t("admin-tasks:approve.do") })
  api.answer({ "adminTask.getById": aModeratedTask({ task: { status: "removed" } }) })
  await user.click(approve)
  await screen.findByRole("button", { name: t("admin-tasks:restore.do") })
  expect(screen.queryByText(t("admin-tasks:approve.done"))).toBeNull()
})

test("sending back needs words of some length, which go to the owner", async () => {
  const page = await open(held, { "adminTask.sendBack": aModeratedTask({ task: { status: "draft" } }) })
  const { user, api, t } = page
  await user.click(await screen.findByRole("button", { name: t("admin-tasks:sendBack.do") }))
  const asked = { title: t("admin-tasks:sendBack.title"), confirm: t("admin-tasks:sendBack.do") }
  const dialog = await explain(page, { ...asked, words: "No." })
  expect(dialog.getByText(t("admin:tooShort", { count: 20 }))).toBeDefined()
  expect(api.calls("adminTask.sendBack")).toEqual([])
  await user.clear(dialog.getByRole("textbox", { name: t("admin-tasks:note") }))
  await explain(page, { ...asked, words: note })
  await screen.findByText(t("admin-tasks:sendBack.done"))
  expect(api.calls("adminTask.sendBack")).toEqual([{ id, version, explanation: note }])
})

test("removing names one of the reasons, and none is chosen beforehand", async () => {
  const page = await open(held, { "adminTask.remove": aModeratedTask({ task: { status: "removed" } }) })
  const { user, api, t } = page
  await user.click(await screen.findByRole("button", { name: t("admin-tasks:remove.do") }))
  const dialog = await explain(page, {
    title: t("admin-tasks:remove.title"),
    confirm: t("admin-tasks:remove.do"),
    words: note,
  })
  dialog.getByText(t("admin:choiceNeeded"))
  expect(api.calls("adminTask.remove")).toEqual([])
  await user.click(dialog.getByRole("radio", { name: t("admin-tasks:reasons.fraud") }))
  await user.click(dialog.getByRole("button", { name: t("admin-tasks:remove.do") }))
  await screen.findByText(t("admin-tasks:remove.done"))
  expect(api.calls("adminTask.remove")).toEqual([{ id, reasonCode: "fraud", explanation: note }])
})

test.each([
  ["restore", { task: { status: "removed" } }],
  ["endWork", { task: { status: "in_progress" }, strandedAt: "2026-06-01T09:00:00.000Z" }],
] as const)("“%s” is done for a reason", async (act, given) => {
  const page = await open(aModeratedTask(given), {
    [`adminTask.${act}`]: aModeratedTask({ task: { status: "open" } }),
  })
  const { user, api, t } = page
  await user.click(await screen.findByRole("button", { name: t(`admin-tasks:${act}.do`) }))
  const confirm = t(`admin-tasks:${act}.do`)
  await explain(page, { title: t(`admin-tasks:${act}.title`), confirm, words: "A mistake of ours" })
  await screen.findByText(t(`admin-tasks:${act}.done`))
  expect(api.calls(`adminTask.${act}`)).toEqual([{ id, reason: "A mistake of ours" }])
})

test("why it was removed, and the task that it copies, can be read", async () => {
  const { t } = await open(
    aModeratedTask({
      task: { status: "removed" },
      removal: { reason: "spam", note, at: "2026-06-01T09:00:00.000Z" },
      twin: { id: "twin", title: "The first one", description: "Word for word." },
    }),
  )
  await screen.findByText(t("admin-tasks:reasons.spam"))
  expect(screen.getByText(note)).toBeDefined()
  expect(screen.getByRole("link", { name: "The first one" }).getAttribute("href")).toContain("open=twin")
})

test("a private file is closed until it is asked for, singly", async () => {
  const { user, api, t } = await open(aModeratedTask({ task: { files: [aPrivateFile()] } }), {
    "file.getPreviewUrl": { url: "https://files.example/plan.pdf" },
  })
  await screen.findByText(t("admin-tasks:privateFile"))
  expect(screen.queryByRole("link", { name: "plan.pdf" })).toBeNull()
  expect(api.calls("file.getPreviewUrl")).toEqual([])
  await user.click(screen.getByRole("button", { name: t("admin-tasks:openPrivate") }))
  const link = await screen.findByRole("link", { name: "plan.pdf" })
  expect(link.getAttribute("href")).toBe("https://files.example/plan.pdf")
  expect(api.calls("file.getPreviewUrl")).toEqual([{ id: "file-1" }])
})

test("a private file that does not open says so and stays closed", async () => {
  const { user, t } = await open(aModeratedTask({ task: { files: [aPrivateFile()] } }), {
    "file.getPreviewUrl": () => {
      throw failure(500)
    },
  })
  await user.click(await screen.findByRole("button", { name: t("admin-tasks:openPrivate") }))
  await screen.findByText(t("admin-tasks:notOpened"))
  expect(screen.queryByRole("link", { name: "plan.pdf" })).toBeNull()
})

test("a task that does not load comes by Retry", async () => {
  const { user, api, t } = await renderWithApi(<TaskSheet id={id} onClose={() => {}} />, {
    as: anAdmin(),
    api: {
      "adminTask.getById": () => {
        throw failure(500)
      },
    },
  })
  const again = await screen.findByRole("button", { name: t("ui:tryAgain") })
  api.answer({ "adminTask.getById": held })
  await user.click(again)
  const sheet = within(screen.getByRole("dialog", { name: t("admin-tasks:one") }))
  await waitFor(() => expect(sheet.getByText("cocaine")).toBeDefined())
})
