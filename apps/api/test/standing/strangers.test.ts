import { eq } from "../../src/platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { publicSpot } from "@doable/domain/task/whereabouts"
import { files } from "../../src/platform/db/schema/file.ts"
import { providerApplicationFiles } from "../../src/platform/db/schema/provider-application.ts"
import { appRouter } from "../../src/router.ts"
import { anApi } from "../api.ts"
import { aHiddenTask, exactSpot, hiddenStates, taskSecrets } from "../hidden-task.ts"
import { aBio, aCompleteProvider, anApplication, aService } from "../provider-factories.ts"
import { aPlace } from "../task-factories.ts"
import { aCaller } from "../task-world.ts"
import { accessTable } from "./access-table.ts"
import { call, proceduresOf } from "./call.ts"
import { peopleAtTheDoor } from "./people.ts"

const world = anApi()
const doerSecrets = [
  "1003600012345",
  "47.0234567",
  "28.8345678",
  "069123456",
  "Secretovici",
  "1987-06-05",
  "id.jpg",
]

async function aPrivateDoer() {
  const { db } = world
  await aPlace(db, { id: "chisinau" })
  const doer = await aCaller(world)
  const spot = publicSpot(exactSpot)
  const profile = await aCompleteProvider(db, doer.user, {
    idno: doerSecrets[0],
    bio: `${aBio} Ring ▒▒▒.`,
    originalBio: `${aBio} Ring 069123456.`,
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    ...exactSpot,
    publicLat: spot.lat,
    publicLng: spot.lng,
  })
  const service = await aService(db, profile, {
    description: "Ring ▒▒▒ and I come with a new tap.",
    originalDescription: "Ring 069123456 and I come with a new tap.",
  })
  const person = { legalName: "Ion Secretovici", birthDate: "1987-06-05" }
  const application = await anApplication(db, profile, { isWhole: true, ...person })
  const [document] = await db
    .select({ id: providerApplicationFiles.fileId })
    .from(providerApplicationFiles)
    .where(eq(providerApplicationFiles.applicationId, application.id))
  if (!document) throw new Error("no document")
  await db.update(files).set({ originalName: "id.jpg" }).where(eq(files.id, document.id))
  const ids = { profile: profile.id, service: service.id, application: application.id, document: document.id }
  return { doer, ids: { ...ids, person: doer.user.id } }
}

/** The same question about something of the doer's, wherever the input names anything. */
function pointAt(input: unknown, id: string): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) =>
      typeof value === "string" && /^id$|Id$/.test(key) ? [key, id] : [key, pointAt(value, id)],
    ),
  )
}

/** The same question about a task, wherever the input can name one; null where it can't. */
function pointAtTask(input: object, id: string): object | null {
  const names = ["id", "targetId", "taskId"].filter((name) => name in input)
  return names.length > 0 ? { ...input, ...Object.fromEntries(names.map((name) => [name, id])) } : null
}

// Both in one walk: what the access table puts in for each procedure costs as much as the questions.
test("no answer of any procedure about a doer's things, or about a task in any state, tells a stranger what is private", async () => {
  const { ids } = await aPrivateDoer()
  const tasks: [string, string][] = []
  for (const status of hiddenStates) tasks.push([`${status} task`, (await aHiddenTask(world.db, status)).id])
  const secrets = new Set([...doerSecrets, ...taskSecrets])
  const people = await peopleAtTheDoor(world.db)
  const told: string[] = []
  let calls = 0
  for (const procedure of proceduresOf(appRouter)) {
    const row = accessTable[procedure.path]
    if (!row || (procedure.procedure._def.type as string) === "subscription") continue
    const usual = ((await row.ids?.(people, world.db))?.own ??
      (await row.input?.(people, world.db)) ??
      {}) as object
    // An input that names nothing is the same whatever it is pointed at, and is asked once.
    const questions = new Map([[JSON.stringify(usual), "nothing of theirs"]])
    for (const [target, id] of Object.entries(ids)) questions.set(JSON.stringify(pointAt(usual, id)), target)
    for (const [target, id] of tasks) {
      const pointed = pointAtTask(usual, id)
      if (pointed) questions.set(JSON.stringify(pointed), target)
    }
    // All targets and both other people at the same time: one waits for the database while another computes.
    await Promise.all(
      Object.entries({ visitor: people.visitor, user: people.user }).flatMap(([name, who]) =>
        [...questions].map(async ([input, target]) => {
          const { text } = await call(world.api.url, procedure, who, input)
          calls += 1
          for (const secret of [...secrets, ...(input.includes(ids.document) ? [] : [ids.document])]) {
            if (text.includes(secret))
              told.push(`${procedure.path} to ${name}, asked about the ${target}: ${secret}`)
          }
        }),
      ),
    )
  }
  expect(told).toEqual([])
  expect(calls).toBeGreaterThan(1000)
  const me = proceduresOf(appRouter).find(({ path }) => path === "user.getMe")
  const still = me && (await call(world.api.url, me, people.user))
  expect(still?.text, "the person who asked stayed signed in").toContain(people.user.id)
})

test("the check itself finds: the doer is told all of it", async () => {
  const { doer, ids } = await aPrivateDoer()
  const own = [
    await doer.ask("provider.getMy"),
    await doer.ask("providerService.getByProvider", { providerId: ids.profile }),
    await doer.ask("providerApplication.getMy"),
  ]
  const text = JSON.stringify(own)
  for (const secret of [...doerSecrets, ids.document]) expect(text).toContain(secret)
})
