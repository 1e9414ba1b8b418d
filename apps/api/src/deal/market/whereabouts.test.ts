import { expect, test } from "vitest"
import { publicSpot } from "@doable/domain/task/whereabouts"
import { anApi } from "../../../test/api.ts"
import { aPlace, aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { accessTable } from "../../../test/standing/access-table.ts"
import { call, proceduresOf } from "../../../test/standing/call.ts"
import { peopleAtTheDoor } from "../../../test/standing/people.ts"
import { appRouter } from "../../router.ts"
import type { TaskAnswer } from "../../task/answers.ts"

const world = anApi()
const secrets = ["Strada Ascunsă 77", "47.0234567", "28.8345678", "069123456", "plan-of-the-flat.pdf"]
const exact = { lat: 47.0234567, lng: 28.8345678 }

async function aHiddenTask(status: (typeof states)[number]) {
  await aPlace(world.db, { id: "chisinau" })
  const owner = await aCaller(world)
  const spot = publicSpot(exact)
  return aTask(world.db, owner.user, {
    status,
    title: "Paint the walls of a hidden flat",
    originalTitle: "Paint the walls of a hidden flat 069123456",
    originalDescription: "Ring 069123456 when you are there, please, and come up to the flat.",
    answers: { symptom: "Ring 069123456 and I will tell you." },
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    address: secrets[0],
    ...exact,
    publicLat: spot.lat,
    publicLng: spot.lng,
    ...(status === "held" ? { holdReason: "prohibited_words" } : {}),
  })
}

const states = ["open", "assigned", "completed", "cancelled", "held"] as const

test("no answer of any procedure tells a stranger an address, an exact spot or a hidden contact of a task, whatever its state", async () => {
  const told: string[] = []
  let calls = 0
  const hidden: { status: string; id: string }[] = []
  for (const status of states) hidden.push({ status, id: (await aHiddenTask(status)).id })
  const people = await peopleAtTheDoor(world.db)
  const strangers = { visitor: people.visitor, user: people.user }
  for (const procedure of proceduresOf(appRouter)) {
    const row = accessTable[procedure.path]
    if (!row || (procedure.procedure._def.type as string) === "subscription") continue
    const usual = ((await row.ids?.(people, world.db))?.own ??
      (await row.input?.(people, world.db)) ??
      {}) as Input
    const pointed = namesIn(usual).length > 0 ? hidden : []
    const questions = [
      { about: "nothing of it", input: usual },
      ...pointed.map(({ status, id }) => ({ about: status, input: pointAt(usual, id) })),
    ]
    // All states and both other people at the same time: one waits for the database while another computes.
    await Promise.all(
      Object.entries(strangers).flatMap(([name, who]) =>
        questions.map(async ({ about, input }) => {
          const { text } = await call(world.api.url, procedure, who, JSON.stringify(input))
          calls += 1
          for (const secret of secrets) {
            if (text.includes(secret))
              told.push(`${procedure.path} to ${name}, asked about ${about}: ${secret}`)
          }
        }),
      ),
    )
  }
  expect(told).toEqual([])
  expect(calls).toBeGreaterThan(500)
  const me = proceduresOf(appRouter).find(({ path }) => path === "user.getMe")
  const still = me && (await call(world.api.url, me, people.user))
  expect(still?.text, "the person who asked stayed signed in").toContain(people.user.id)
})

type Input = Record<string, unknown>

const namesIn = (input: Input) => ["id", "targetId", "taskId"].filter((name) => name in input)

/** The same question about the hidden task, wherever the input names something. */
function pointAt(input: Input, id: string): Input {
  return { ...input, ...Object.fromEntries(namesIn(input).map((name) => [name, id])) }
}

test("the check itself finds: the owner is told all of it", async () => {
  const owner = await aCaller(world)
  await aPlace(world.db, { id: "chisinau" })
  const payload = await wholePayload(world.db, {
    mode: "in_person",
    placeId: "chisinau",
    address: secrets[0],
    ...exact,
    description: "Ring 069123456 when you are there, please, and come up to the flat.",
  })
  const { id } = await owner.tell("task.create", { payload })
  await owner.tell("task.publish", { id })
  const { task } = await owner.ask<{ task: TaskAnswer }>("task.getById", { id })
  const text = JSON.stringify(task)
  for (const secret of secrets.slice(0, 4)) expect(text).toContain(secret)
  expect(task.spot).toEqual({ lat: 47.025, lng: 28.835 })

  const stranger = await aCaller(world)
  const seen = await stranger.ask<{ task: TaskAnswer }>("task.getById", { id })
  expect(seen.task).toMatchObject({ own: null, spot: task.spot, place: { id: "chisinau" } })
  expect(seen.task.description).toContain("▒▒▒")
})

test.each([
  ["open", "whole", undefined],
  ["assigned", "outline", undefined],
  ["completed", "outline", undefined],
  ["cancelled", null, "task_unavailable"],
  ["held", null, "task_not_found"],
] as const)("a stranger sees of %s: %s", async (status, sight, refusal) => {
  const { id } = await aHiddenTask(status)
  const stranger = await aCaller(world)
  if (refusal) {
    expect(await stranger.tryAsk("task.getById", { id })).toBe(refusal)
    return
  }
  const { task } = await stranger.ask<{ task: TaskAnswer }>("task.getById", { id })
  const hasDetail = sight === "whole"
  expect([task.place !== null, task.spot !== null, task.timing !== null, task.description !== ""]).toEqual(
    Array.from({ length: 4 }, () => hasDetail),
  )
})

test("administrators see everything, whoever it belongs to", async () => {
  const { id } = await aHiddenTask("held")
  const admin = await aCaller(world, { role: "ADMIN" })
  const { task, viewer } = await admin.ask<{ task: TaskAnswer; viewer: object }>("task.getById", { id })
  expect(task).toMatchObject({ status: "held", own: { address: secrets[0], holdReason: "prohibited_words" } })
  expect(viewer).toMatchObject({ isOwner: false })
})
