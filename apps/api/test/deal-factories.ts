import { eq, inArray } from "../src/platform/db/drizzle.ts"
import type { runningStatuses } from "@doable/domain/task/status"
import type { Database } from "../src/platform/db/client.ts"
import { taskOffers } from "../src/platform/db/schema/offer.ts"
import { providerProfiles } from "../src/platform/db/schema/provider.ts"
import { taskInvites } from "../src/platform/db/schema/task-invite.ts"
import { taskAssignments } from "../src/platform/db/schema/task-assignment.ts"
import { tasks } from "../src/platform/db/schema/task.ts"
import { taskQuestions } from "../src/platform/db/schema/task-question.ts"
import type { OfferAnswer } from "../src/offer/answers.ts"
import { countOffers } from "../src/offer/count-offers.ts"
import { createAssignment } from "../src/deal/hire/accept-offer.ts"
import { recomputeClientStats } from "../src/deal/recompute-client-stats.ts"
import { recomputeProviderStats } from "../src/provider/recompute-provider-stats.ts"
import { countQuestions } from "../src/task/count-questions.ts"
import { aUser } from "./factories.ts"
import { aCompleteProvider } from "./provider-factories.ts"
import { aTask } from "./task-factories.ts"
import { aCaller } from "./task-world.ts"

type Who = { id: string }
type World = Parameters<typeof aCaller>[0]

/** Someone at the door of the API who may make offers. */
export async function aDoerAtTheDoor(world: World, given: Parameters<typeof aUser>[1] = {}) {
  const caller = await aCaller(world, given)
  const profile = await aCompleteProvider(world.db, caller.user)
  return { ...caller, profile }
}

/** As one writes it; the task and the price as they come. */
export const terms = (given: object = {}) => ({
  price: { amount: 450_00, currency: "MDL" },
  message: "I have mended a hundred taps like this one and bring the cartridge.",
  lang: "en",
  included: ["The old cartridge taken away"],
  ...given,
})

export async function offerOn(
  doer: Awaited<ReturnType<typeof aCaller>>,
  task: Who,
  given: object = {},
): Promise<OfferAnswer> {
  return doer.tell<OfferAnswer>("offer.create", { payload: { taskId: task.id, ...terms(given) } })
}

/** Standing since just now, past all rules. */
export async function anOffer(
  db: Database,
  task: Who,
  doer: Who,
  given: Partial<typeof taskOffers.$inferInsert> = {},
) {
  return db.transaction(async (tx) => {
    const [offer] = await tx
      .insert(taskOffers)
      .values({
        taskId: task.id,
        providerId: doer.id,
        price: 450_00,
        currency: "MDL",
        message: "I have mended a hundred taps like this one.",
        lang: "en",
        validDays: 7,
        validUntil: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
        taskVersionSeen: 1,
        ...given,
      })
      .returning()
    if (!offer) throw new Error("no offer")
    await countOffers(tx, [task.id])
    return offer
  })
}

type Running = (typeof runningStatuses)[number]

/** A hire past all rules: the task in this state of work, its offer won, the agreement frozen. */
export async function aHire(
  db: Database,
  owner: Who,
  doer: Who,
  {
    status = "assigned",
    scheduledAt = null,
    assignedAt = new Date(),
  }: { status?: Running; scheduledAt?: Date | null; assignedAt?: Date } = {},
) {
  const task = await aTask(db, owner, { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 })
  const offer = await anOffer(db, task, doer, { status: "accepted", acceptedAt: assignedAt })
  return db.transaction(async (tx) => {
    const terms = { paymentMethod: "cash", scheduledAt, now: assignedAt } as const
    const assignmentId = await createAssignment(tx, { offer, task, terms })
    await tx
      .update(taskAssignments)
      .set({ completionRequestedAt: status === "completion_requested" ? assignedAt : null })
      .where(eq(taskAssignments.id, assignmentId))
    const [hired] = await tx
      .update(tasks)
      .set({ status, assignedProviderId: doer.id, expiresAt: null, warnAt: null })
      .where(eq(tasks.id, task.id))
      .returning()
    if (!hired) throw new Error("no task")
    await recomputeClientStats(tx, owner.id)
    await recomputeProviderStats(tx, doer.id)
    return { task: hired, offer, assignmentId }
  })
}

export async function anInvite(db: Database, task: Who, doer: Who) {
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const [invite] = await db
    .insert(taskInvites)
    .values({ taskId: task.id, providerId: doer.id, expiresAt })
    .returning()
  if (!invite) throw new Error("no invite")
  return invite
}

export async function aQuestion(db: Database, task: Who, author: Who) {
  return db.transaction(async (tx) => {
    const [question] = await tx
      .insert(taskQuestions)
      .values({ taskId: task.id, authorId: author.id, text: "Which floor is it on?", lang: "en" })
      .returning()
    if (!question) throw new Error("no question")
    await countQuestions(tx, [task.id])
    return question
  })
}

/** A doer with a profile and a phone, who nobody logs in as. */
export async function aDoer(db: Database) {
  const user = await aUser(db)
  return { user, profile: await aCompleteProvider(db, user) }
}

/** These people may make offers, whatever profiles they had before. */
export async function makeDoers(db: Database, people: Who[]) {
  const ids = people.map(({ id }) => id)
  await db.delete(providerProfiles).where(inArray(providerProfiles.userId, ids))
  for (const person of people) await aCompleteProvider(db, person)
}
