// Random histories of a task by several people and the scheduler, against the real database. After each step, which may
// be several parallel commands, we check the invariants in the tables and the answers. `npm run test:long` runs 2,000.
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { taskActionsOf } from "@doable/domain/task/graph"
import { rebuildStats } from "../../src/stats/rebuild-stats.ts"
import { aDatabase } from "../database.ts"
import { isLong } from "../env.ts"
import { aCast, type Cast } from "./cast.ts"
import type { Pick } from "./action.ts"
import { actionOf, actions, type ActionName } from "./actions.ts"
import { exitActions } from "./exit-actions.ts"
import { glance, lookAround } from "./eyes.ts"
import { readFacts, type Facts } from "./facts.ts"
import { followNotices, type Followed } from "./notices.ts"
import { holdAgreements, holdLaws, holdRefusal, holdStep, holdSteps } from "./laws.ts"

const histories = isLong ? 2_000 : 10
/** The same histories in every run of the tests; those of a long walk are always new. */
const seed = isLong ? {} : { seed: 20_261_115 }
vi.setConfig({ testTimeout: 120_000 + histories * 10_000 })

const world = aDatabase()

/** What is known of the deal after the last step. */
type Model = { facts: Facts }

type Doing = { name: ActionName; who: number; what: number; isBold: boolean }

let marks = 0
/** A word that stands nowhere else, in letters that nobody takes for a number. */
const freshSecret = () =>
  `zq${String(marks++).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}zq`

const followed: Followed = new Map()
const outcomes = new Map<string, number>()
const count = (key: string) => outcomes.set(key, (outcomes.get(key) ?? 0) + 1)

class Step implements fc.AsyncCommand<Model, Cast> {
  readonly doings: Doing[]

  constructor(doings: Doing[]) {
    this.doings = doings
  }

  /** Mostly what the state of the task allows to someone; the bold try it anyway. */
  check({ facts }: Model): boolean {
    const { status } = facts.task
    const possible = new Set(
      (["owner", "doer", "admin", "clock"] as const).flatMap((actor) => taskActionsOf(status, actor)),
    )
    return this.doings.every(({ name, isBold }) => {
      const { task: moves, when = () => true } = actionOf(name)
      const fits = name === "pass_time" || !moves || moves.some((action) => possible.has(action))
      return isBold || (fits && when(facts))
    })
  }

  async run(model: Model, cast: Cast): Promise<void> {
    const before = model.facts
    const results = await Promise.all(
      this.doings.map(async ({ name, ...numbers }) => {
        const pick: Pick = { ...numbers, secret: freshSecret() }
        const { told } = await actionOf(name).act(cast, before, pick)
        count(`${name}: ${told === "done" ? told : "refused"}`)
        return told
      }),
    )
    const after = await readFacts(cast)
    model.facts = after
    holdLaws(after)
    holdAgreements(before, after)
    const [first] = this.doings
    if (first && this.doings.length === 1) {
      if (results[0] === "done") holdStep(before, after, actionOf(first.name))
      else holdRefusal(before, after)
    } else holdSteps(before, after, this.doings.length)
    await followNotices(cast, after, followed)
    if (first) await glance(cast, after, first)
  }

  toString(): string {
    return this.doings.map(({ name, who, what }) => `${name}(${who}, ${what})`).join(" + ")
  }
}

/** What a deal is made of comes more often than what happens beside it, and what ends it less often. */
const seldom: ActionName[] = [
  "close",
  "call_off",
  "block",
  "unblock",
  "set_status",
  "suspend",
  "take_down",
  "pass_time",
  "withdraw",
  "decline",
  "restore_profile",
]
const often: ActionName[] = ["offer", "accept", "accept", "start", "hand_over", "confirm", "review", "say"]
/** Each needs a step before it, so that few histories get there. */
const exits = Object.keys(exitActions) as ActionName[]
const names = Object.keys(actions) as ActionName[]
const usual = names.filter((name) => !seldom.includes(name))
const weighted = [...names, ...usual, ...usual, ...often, ...often, ...often, ...exits, ...exits]

const doing = fc.record({
  name: fc.constantFrom(...weighted),
  who: fc.nat({ max: 11 }),
  what: fc.nat({ max: 99 }),
  isBold: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
})
const alone = doing.map((one) => new Step([one]))
const together = fc.array(doing, { minLength: 2, maxLength: 3 }).map((some) => new Step(some))

/** A deal that is made and done. Commands that race may keep the random ones from getting this far. */
const everyday: { name: ActionName; what: number }[] = [
  { name: "offer", what: 0 },
  { name: "accept", what: 0 },
  { name: "start", what: 1 },
  { name: "hand_over", what: 1 },
  { name: "confirm", what: 0 },
]

test("an everyday deal keeps the laws at every step", async () => {
  const cast = await aCast(world.db)
  const model = { facts: await readFacts(cast) }
  for (const { name, what } of everyday)
    await new Step([{ name, what, who: 0, isBold: false }]).run(model, cast)
  await lookAround(cast, model.facts)
  expect(model.facts.task.status).toBe("completed")
  expect([...followed.keys()]).toEqual(
    expect.arrayContaining([
      "OfferReceived",
      "OfferAccepted",
      "TaskStarted",
      "CompletionRequested",
      "TaskCompleted",
    ]),
  )
})

test("whatever people and the clock do: one hire, places hold, every change is in the graph and told once, nobody reads what is not theirs, every notice leads its reader to what they may see", async () => {
  const commands = fc.noBias(fc.commands([alone, alone, alone, together], { maxCommands: 100, size: "max" }))
  let [walked, changes] = [0, 0]
  const property = fc.asyncProperty(commands, async (some) => {
    const cast = await aCast(world.db)
    const model = { facts: await readFacts(cast) }
    await fc.asyncModelRun(() => ({ model, real: cast }), some)
    changes += model.facts.events.length
    if (walked++ % 4 === 0) await lookAround(cast, model.facts)
  })
  await fc.assert(property, { numRuns: histories, endOnFailure: true, ...seed })
  if (isLong) process.stdout.write(`${report()}\n`)
  expect(changes).toBeGreaterThan(histories)
  const wrong: unknown[] = []
  await rebuildStats(world.db, (difference) => wrong.push(difference))
  expect(wrong).toEqual([])
})

function report(): string {
  const lines = [...outcomes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, times]) => `${key} ${times}`)
  const notices = [...followed].map(([kind, times]) => `${kind} ${times}`).toSorted()
  return `${histories} histories\n${lines.join("\n")}\n${notices.join("\n")}`
}
