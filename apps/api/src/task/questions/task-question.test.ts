import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { questionsPerTask } from "@doable/domain/task/question/limits"
import { dataOf } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aQuestion } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import type { QuestionAnswer } from "./answers.ts"

const world = anApi()
type List = { data: QuestionAnswer[]; total: number }

const countOf = async (id: string) =>
  (await world.db.select({ count: tasks.questionCount }).from(tasks).where(eq(tasks.id, id)))[0]?.count
const ask = (taskId: string, text = "Which floor is it on?") => ({ payload: { taskId, text, lang: "en" } })

describe("a question", () => {
  test("is read by everybody under a first name and an initial, and answered by the owner", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world, { name: "Ion Rusu" })]
    const task = await aTask(world.db, ana.user)
    const asked = await ion.tell<QuestionAnswer>("taskQuestion.create", ask(task.id))
    expect(asked).toMatchObject({ isMine: true, canAnswer: false, canDelete: true, answer: null })
    expect(await countOf(task.id)).toBe(1)
    const seenByOwner = await ana.ask<List>("taskQuestion.getByTask", { taskId: task.id })
    expect(seenByOwner.data[0]).toMatchObject({ canAnswer: true, canDelete: false })
    await ana.tell("taskQuestion.answer", { id: asked.id, text: "On the third, there is a lift." })

    const input = encodeURIComponent(JSON.stringify({ taskId: task.id }))
    const forAll = await dataOf<List>(world.get(`/trpc/taskQuestion.getByTask?input=${input}`))
    expect(forAll).toMatchObject({
      data: [
        {
          text: "Which floor is it on?",
          author: { name: "Ion R.", image: null },
          answer: { text: "On the third, there is a lift." },
          isMine: false,
          canAnswer: false,
          canDelete: false,
        },
      ],
      total: 1,
    })
    expect(JSON.stringify(forAll)).not.toContain(ion.user.id)
  })

  test.each([
    [{ limit: 100, offset: 0 }, 2],
    [{ limit: 1, offset: 0 }, 1],
    [{ limit: 1, offset: 1 }, 1],
    [{ limit: 100, offset: 2 }, 0],
  ])("is counted on every page of the list: %j", async (pagination, shown) => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user)
    for (const text of ["Which floor is it on?", "Is there a lift?"])
      await ion.tell("taskQuestion.create", ask(task.id, text))
    const list = await ion.ask<List>("taskQuestion.getByTask", { taskId: task.id, pagination })
    expect([list.data.length, list.total]).toEqual([shown, 2])
  })

  test("hides contacts on both sides", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user)
    const text = "Can I call you? My number is +373 69 123 456"
    const { id } = await ion.tell<QuestionAnswer>("taskQuestion.create", ask(task.id, text))
    await ana.tell("taskQuestion.answer", { id, text: "Better write to ana@example.com, please." })
    const list = await ion.ask<List>("taskQuestion.getByTask", { taskId: task.id })
    expect(JSON.stringify(list)).not.toMatch(/123 456|ana@example/)
  })

  test("can be taken back until it is answered; a better answer may follow while the task is open", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user)
    const first = await ion.tell<QuestionAnswer>("taskQuestion.create", ask(task.id))
    await ion.tell("taskQuestion.delete", { id: first.id })
    expect(await countOf(task.id)).toBe(0)
    expect(await ana.tryTell("taskQuestion.answer", { id: first.id, text: "The third." })).toBe(
      "question_not_found",
    )

    const second = await ion.tell<QuestionAnswer>("taskQuestion.create", ask(task.id))
    await ana.tell("taskQuestion.answer", { id: second.id, text: "The third." })
    expect(await ion.tryTell("taskQuestion.delete", { id: second.id })).toBe("question_answered")
    await ana.tell("taskQuestion.answer", { id: second.id, text: "The fourth, I am sorry." })
    await ana.tell("task.close", { id: task.id, reasonCode: "not_needed" })
    expect(await ana.tryTell("taskQuestion.answer", { id: second.id, text: "The fifth." })).toBe(
      "task_not_open",
    )
  })

  test("is for open tasks that the asker may see, and not for the owner or whom the owner keeps away", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user)
    expect(await ana.tryTell("taskQuestion.create", ask(task.id))).toBe("question_own_task")
    const hidden = await aTask(world.db, ana.user, { visibility: "invited_only" })
    expect(await ion.tryTell("taskQuestion.create", ask(hidden.id))).toBe("task_not_found")
    expect(await ion.tryTell("taskQuestion.create", ask(task.id, "I sell cocaine, want some?"))).toBe(
      "text_not_allowed",
    )
    await world.db.insert(userBlocks).values({ blockerId: ana.user.id, blockedId: ion.user.id })
    expect(await ion.tryTell("taskQuestion.create", ask(task.id))).toBe("user_blocked")
  })

  test("is bounded in number, however many come at once", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user)
    for (let count = 0; count < questionsPerTask - 2; count++) await aQuestion(world.db, task, ion.user)
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => ion.tryTell("taskQuestion.create", ask(task.id))),
    )
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === "question_limit_reached")).toHaveLength(4)
    const rows = await world.db.select().from(taskQuestions).where(eq(taskQuestions.taskId, task.id))
    expect([rows.length, await countOf(task.id)]).toEqual([questionsPerTask, questionsPerTask])
  })
})
