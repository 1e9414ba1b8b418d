// The page of a task as its owner has it: what others don't read, and what can be done with it.
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aLeaf } from "../../../../test/answers/category.ts"
import { anOwnTask, taskId } from "../../../../test/answers/task-details.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import { failure, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../../test/render.tsx"
import { startText } from "../../../offer/offer-words.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-12T09:00:00.000Z") })
})

const around: Answers = {
  "category.getById": aLeaf(),
  "task.getTimeline": { data: [], total: 0 },
  "taskQuestion.getByTask": { data: [], total: 0 },
  "offer.getByTask": {
    data: [],
    total: 0,
    sort: "recommended",
    counts: { live: 0, stale: 0, shortlisted: 0, unseen: 0, past: 0, cap: 10 },
  },
  "taskInvite.getByTask": { data: [], total: 0 },
}

const open = (task: Output<"task.getById">, options: RenderOptions = {}) =>
  renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    ...options,
    api: { ...around, "task.getById": task, ...options.api },
  })

test("the owner reads the address, and sees marked what is hidden from others", async () => {
  const description = "One wardrobe. Write to dana@example.com, please."
  const start = description.indexOf("dana@")
  const { t } = await open(
    anOwnTask(
      { description: "One wardrobe. Write to [hidden until hire], please." },
      {
        description,
        address: "Strada Planted 77",
        masked: {
          title: [],
          description: [{ start, end: start + "dana@example.com".length }],
        },
      },
    ),
  )
  screen.getByText(t("taskPage:place.own", { address: "Strada Planted 77" }))
  expect(document.querySelector("mark")?.textContent).toBe("dana@example.com")
  screen.getByText(t("taskPage:masked"))
})

describe("closing", () => {
  const closing = async (api: Answers) => {
    const page = await open(anOwnTask(), { api })
    await page.user.click(await screen.findByRole("button", { name: page.t("taskPage:close") }))
    const dialog = within(await screen.findByRole("dialog", { name: page.t("taskPage:closing.title") }))
    const confirm = () =>
      page.user.click(dialog.getByRole("button", { name: page.t("taskPage:closing.confirm") }))
    return { ...page, dialog, confirm }
  }

  test("asks why, and sends the reason with the note", async () => {
    const { user, api, t, dialog, confirm } = await closing({
      "task.close": anOwnTask({ status: "cancelled" }).task,
    })
    await user.click(dialog.getByLabelText(t("taskPage:closing.found_elsewhere")))
    await user.click(dialog.getByLabelText(t("taskPage:closing.note")))
    await user.paste(" My brother did it. ")
    api.answer({
      "task.getById": anOwnTask({ status: "cancelled" }),
      "task.getTimeline": {
        data: [
          {
            id: "e1",
            type: "closed",
            fromStatus: "open",
            toStatus: "cancelled",
            actor: null,
            data: {},
            createdAt: "2026-06-12T09:00:00.000Z",
          },
        ],
        total: 1,
      },
    })
    await confirm()
    await screen.findByRole("heading", { name: t("taskPage:owner.cancelled.title") })
    expect(api.calls("task.close")).toEqual([
      { id: taskId, reasonCode: "found_elsewhere", note: "My brother did it." },
    ])
    within(screen.getByRole("list", { name: t("taskPage:history.show") })).getByText(
      t("taskPage:history.closed"),
    )
    expect(screen.queryByRole("dialog", { name: t("taskPage:closing.title") })).toBeNull()
  })

  test("that fails is said, and the dialog stays with what was typed", async () => {
    const { user, t, dialog, confirm } = await closing({
      "task.close": () => {
        throw failure(500)
      },
    })
    await user.click(dialog.getByLabelText(t("taskPage:closing.other")))
    const note = dialog.getByLabelText(t("taskPage:closing.note"))
    await user.click(note)
    await user.paste("My brother did it.")
    await confirm()
    await screen.findByText(t("taskPage:closing.failed"))
    expect(note).toHaveProperty("value", "My brother did it.")
  })
})

describe("posting again", () => {
  const timers = [{ kind: "reopen" as const, endsAt: "2026-08-11T09:00:00.000Z" }]
  const again = async (task: Output<"task.getById">) => {
    const page = await open({ ...task, timers }, { locale: "ru", api: { "task.reopen": anOwnTask().task } })
    const [button] = await screen.findAllByRole("button", { name: page.t("taskPage:reopen") })
    await page.user.click(button as HTMLElement)
    const dialog = within(
      await screen.findByRole("alertdialog", { name: page.t("taskPage:reopening.title") }),
    )
    const confirm = () =>
      page.user.click(dialog.getByRole("button", { name: page.t("taskPage:reopening.confirm") }))
    return { ...page, dialog, confirm }
  }

  test("puts a closed task back as it was", async () => {
    const { api, t, dialog, confirm } = await again(anOwnTask({ status: "cancelled" }))
    expect(dialog.queryByLabelText(t("taskPage:reopening.date"))).toBeNull()
    api.answer({ "task.getById": anOwnTask() })
    await confirm()
    await screen.findByRole("heading", { name: t("taskPage:owner.open.title") })
    expect(api.calls("task.reopen")).toEqual([{ id: taskId }])
  })

  test("gives a task whose day has passed a new day, a week ahead unless another is chosen", async () => {
    const timing = {
      kind: "on_date" as const,
      date: "2026-06-01",
      window: "any" as const,
      from: null,
      to: null,
    }
    const { api, t, dialog, confirm } = await again(anOwnTask({ status: "expired", timing }))
    expect(dialog.getByLabelText(t("taskPage:reopening.date"))).toHaveProperty("value", "2026-06-19")
    await confirm()
    await waitFor(() =>
      expect(api.calls("task.reopen")).toEqual([{ id: taskId, timing: { ...timing, date: "2026-06-19" } }]),
    )
  })

  test("is offered only as long as it's possible", async () => {
    const { t } = await open({ ...anOwnTask({ status: "cancelled" }), timers })
    await screen.findByText(t("taskPage:owner.again", { date: startText("2026-08-11T09:00:00.000Z", "en") }))
    cleanup()
    await open(anOwnTask({ status: "cancelled" }))
    await screen.findByText(t("taskPage:owner.notAgain"))
    expect(screen.queryByRole("button", { name: t("taskPage:reopen") })).toBeNull()
  })

  test("can be called off", async () => {
    const { user, api, t, dialog } = await again(anOwnTask({ status: "expired" }))
    await user.click(dialog.getByRole("button", { name: t("ui:cancel") }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    expect(api.calls("task.reopen")).toEqual([])
  })
})

describe("a draft", () => {
  test("is continued where it was left", async () => {
    const { t } = await open(anOwnTask({ status: "draft" }), { locale: "ro" })
    await screen.findByRole("heading", { name: t("taskPage:owner.draft.title") })
    for (const link of screen.getAllByRole("link", { name: t("taskPage:continue") }))
      expect(link.getAttribute("href")).toBe(`/tasks/create?draft=${taskId}`)
  })

  test("is deleted after a question", async () => {
    const { user, api, t } = await open(anOwnTask({ status: "draft" }), {
      api: {
        "task.delete": () => {
          throw failure(500)
        },
      },
    })
    const answer = async (button: string) => {
      await user.click(await screen.findByRole("button", { name: t("taskPage:deleteDraft") }))
      const dialog = within(await screen.findByRole("alertdialog", { name: t("taskPage:deleting.title") }))
      await user.click(dialog.getByRole("button", { name: button }))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    }
    await answer(t("ui:cancel"))
    expect(api.calls("task.delete")).toEqual([])
    await answer(t("taskPage:deleting.confirm"))
    await waitFor(() => expect(api.calls("task.delete")).toEqual([{ id: taskId }]))
    await screen.findByText(t("taskPage:deleting.failed"))
  })
})
