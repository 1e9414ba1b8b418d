import { rulesAtMost } from "@doable/domain/moderation/text-rule-limits"
import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../test/task-world.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { textRuleHits, textRules } from "../platform/db/schema/trust/text-rule.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { TaskAnswer } from "../task/answers.ts"
import type { TextRuleAnswer } from "./answers.ts"

const world = anApi()
const anAdmin = () => aCaller(world, { role: "ADMIN" })
type Admin = Awaited<ReturnType<typeof anAdmin>>
let count = 0

/** Each test has a word of its own, so that none meets another's rule. */
const aWord = () => `quux${(count += 1)}`
const payloadOf = (words: string[], given: object = {}) => ({
  payload: { name: `Rule ${words[0]}`, action: "mask", words, places: ["task"], isActive: true, ...given },
})
const aRule = (admin: Admin, words: string[], given: object = {}) =>
  admin.tell<TextRuleAnswer>("adminTextRule.create", payloadOf(words, given))

async function published(description: string, given: object = {}) {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db, { description, ...given })
  const { id } = await ana.tell<TaskAnswer>("task.create", { payload })
  return { ana, id, publish: () => ana.tryTell("task.publish", { id }) }
}
const rowOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]
const text = (word: string) =>
  `Please bring a ${word} to the second floor and take the old one away with you.`

describe("a rule for texts", () => {
  test("that masks hides its words from everyone but the writer, also after it was deleted", async () => {
    const [admin, word] = [await anAdmin(), aWord()]
    const { id: ruleId } = await aRule(admin, [`${word}*`])
    const { ana, id, publish } = await published(text(`${word}s`))
    expect(await publish()).toBe("done")
    expect((await rowOf(id))?.description).toBe(text("▒▒▒"))
    await admin.tell("adminTextRule.delete", { id: ruleId })
    const seen = await (await aCaller(world)).ask<{ task: TaskAnswer }>("task.getById", { id })
    expect(seen.task.description).toBe(text("▒▒▒"))
    const { own } = (await ana.ask<{ task: TaskAnswer }>("task.getById", { id })).task
    const [span] = own?.masked.description ?? []
    expect(own?.description.slice(span?.start, span?.end)).toBe(`${word}s`)
  })

  test("that holds sends a task to a person, who sees the word; one that refuses says no and keeps the draft", async () => {
    const [admin, held, refused] = [await anAdmin(), aWord(), aWord()]
    await aRule(admin, [held], { action: "hold" })
    await aRule(admin, [refused], { action: "refuse" })
    const waiting = await published(text(held))
    expect(await waiting.publish()).toBe("done")
    expect(await rowOf(waiting.id)).toMatchObject({ status: "held", holdReason: "prohibited_words" })
    type Shown = { description: { text: string; marks: { start: number; end: number; kind: string }[] } }
    const { description } = await admin.ask<Shown>("adminTask.getById", { id: waiting.id })
    const [mark] = description.marks
    expect(mark?.kind).toBe("rule")
    expect(description.text.slice(mark?.start, mark?.end)).toBe(held)
    const draft = await published(text(refused))
    expect(await draft.publish()).toBe("task_incomplete")
    expect(await rowOf(draft.id)).toMatchObject({ status: "draft" })
  })

  test("holds only where it was written for, and not while it's off", async () => {
    const [admin, word] = [await anAdmin(), aWord()]
    const rule = await aRule(admin, [word], { action: "refuse", places: ["offer"] })
    const { id, publish } = await published(text(word))
    expect(await publish()).toBe("done")
    const ion = await aDoerAtTheDoor(world)
    const offer = { payload: { taskId: id, ...terms({ message: text(word) }) } }
    expect(await ion.tryTell("offer.create", offer)).toBe("text_not_allowed")
    const { id: ruleId, updatedAt } = rule
    const off = payloadOf([word], { action: "refuse", places: ["offer"], isActive: false })
    await admin.tell("adminTextRule.update", { id: ruleId, updatedAt, ...off })
    expect(await ion.tryTell("offer.create", offer)).toBe("done")
  })

  test("counts what it met, also what was refused, and not the saves of a draft", async () => {
    const [admin, word] = [await anAdmin(), aWord()]
    const rule = await aRule(admin, [word], { action: "refuse" })
    const { publish } = await published(text(word))
    for (let again = 0; again < 3; again += 1) expect(await publish()).toBe("task_incomplete")
    const counted = async () =>
      (await world.db.select().from(textRuleHits).where(eq(textRuleHits.rule, rule.id)))[0]?.count
    await expect.poll(counted).toBe(3)
    const { data, builtIn } = await admin.ask<{ data: TextRuleAnswer[]; builtIn: object[] }>(
      "adminTextRule.getList",
    )
    expect(data.find(({ id }) => id === rule.id)?.hits).toEqual([0, 0, 0, 0, 0, 0, 3])
    expect(builtIn.length).toBeGreaterThan(4)
  })

  test("is tried before it's saved: on a text, and on what was written lately", async () => {
    const [admin, word] = [await anAdmin(), aWord()]
    await aTask(world.db, admin.user, { description: text(word) })
    const tried = await admin.ask<{ looked: number; hit: number; samples: { found: string }[] }>(
      "adminTextRule.getHits",
      payloadOf([word]),
    )
    expect(tried).toMatchObject({ hit: 1, samples: [{ found: word }] })
    expect(
      await world.db
        .select()
        .from(textRules)
        .where(eq(textRules.name, `Rule ${word}`)),
    ).toEqual([])
    await aRule(admin, [word])
    const whole = `${word} or 069 123 456 or cocaine`
    expect(await admin.ask("adminTextRule.tryText", { text: whole, place: "task" })).toEqual({
      shown: "▒▒▒ or ▒▒▒ or cocaine",
      found: [
        { rule: expect.any(String), name: `Rule ${word}`, action: "mask", text: word },
        { rule: "phone", name: null, action: "mask", text: "069 123 456" },
        { rule: "drugs", name: null, action: "hold", text: "cocaine" },
      ],
    })
  })

  test("is changed by one administrator at a time, and every change is in the log", async () => {
    const [one, two, word] = [await anAdmin(), await anAdmin(), aWord()]
    const { id, updatedAt } = await aRule(one, [word])
    const changed = { id, updatedAt, ...payloadOf([word], { name: "Changed" }) }
    const tries = await Promise.all([
      one.tryTell("adminTextRule.update", changed),
      two.tryTell("adminTextRule.update", changed),
    ])
    expect(tries.toSorted()).toEqual(["done", "text_rule_changed_elsewhere"])
    await one.tell("adminTextRule.delete", { id })
    expect(await two.tryTell("adminTextRule.delete", { id })).toBe("text_rule_not_found")
    const log = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      "text_rule.create",
      "text_rule.delete",
      "text_rule.update",
    ])
  })

  test("is one of at most two hundred, also when two are made at the same moment", async () => {
    const admin = await anAdmin()
    const there = await world.db.$count(textRules)
    const now = new Date()
    const rows = Array.from({ length: rulesAtMost - there - 1 }, () => {
      const [action, word] = ["mask" as const, aWord()]
      return {
        name: word,
        action,
        words: [word],
        places: [],
        isActive: false,
        createdAt: now,
        updatedAt: now,
      }
    })
    await world.db.insert(textRules).values(rows)
    const tries = await Promise.all(
      [1, 2].map(() => admin.tryTell("adminTextRule.create", payloadOf([aWord()]))),
    )
    expect(tries.toSorted()).toEqual(["done", "text_rules_full"])
    expect(await world.db.$count(textRules)).toBe(rulesAtMost)
  })
})
