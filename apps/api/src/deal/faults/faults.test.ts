import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anExitWorld } from "../../../test/exit-world.ts"
import { aFile } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair, type Pair } from "../../../test/work-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { users } from "../../platform/db/schema/user.ts"

const { world, pass, staySignedIn, differences } = anExitWorld()

const text = "I was in hospital with my son from Monday evening, and wrote on Tuesday at ten."
const reasoning = { en: text, ru: text, ro: text }

/** The doer cancelled two hours after the hire. */
async function doerLeft() {
  const pair = await aHiredPair(world)
  await staySignedIn(pair)
  pass(2)
  await pair.ion.tell("task.cancelAssignment", { id: pair.id, reasonCode: "unwell" })
  const [hire] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, pair.id))
  if (!hire) throw new Error("no hire")
  return { ...pair, hireId: hire.id }
}

async function figuresOf({ ana, ion }: Pick<Pair, "ana" | "ion">) {
  const [doer] = await world.db
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, ion.user.id))
  const [client] = await world.db.select().from(users).where(eq(users.id, ana.user.id))
  return { doer: doer?.ownFaultCount, client: client?.calledOffCount }
}

type Contested = { data: { assignmentId: string }[]; total: number }

test("a fault counts in its owner's stats alone, stops counting when contested, and comes back or goes", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  for (const fault of ["provider", "none", "shared"] as const) {
    const left = await doerLeft()
    const { ana, ion, hireId } = left
    expect(await figuresOf(left)).toEqual({ doer: 1, client: 0 })
    const proof = await aFile(world.db, ion.user, { purpose: "document", isPublic: false })
    await ion.tell("taskAssignment.contestFault", { id: hireId, text, fileIds: [proof.id] })
    expect(await figuresOf(left)).toEqual({ doer: 0, client: 0 })
    expect(await ion.tryTell("taskAssignment.contestFault", { id: hireId, text })).toBe("contest_used")
    await ana.tell("taskAssignment.commentContest", { id: hireId, text: "He did write on Tuesday." })
    const { data } = await admin.ask<Contested>("adminAssignment.getContested", {})
    expect(data.map(({ assignmentId }) => assignmentId)).toContain(hireId)
    const whole = await admin.ask<object>("adminAssignment.getContest", { id: hireId })
    expect(whole).toMatchObject({ text, files: [{ id: proof.id, url: null }], other: {}, isOwn: false })
    const { data: seen } = await ana.ask<{ data: object[] }>("taskAssignment.getByTask", { taskId: left.id })
    expect(JSON.stringify(seen)).not.toContain(proof.id)

    await admin.tell("adminAssignment.decideFault", { id: hireId, fault, reasoning })
    expect(await figuresOf(left)).toEqual({ doer: fault === "provider" ? 1 : 0, client: 0 })
    const again = { id: hireId, fault, reasoning }
    expect(await admin.tryTell("adminAssignment.decideFault", again)).toBe("contest_decided")
    const record = await ion.ask<{ faults: { state: string; reasoning: string }[] }>(
      "taskAssignment.getMyRecord",
    )
    const state = fault === "provider" ? "upheld" : "lifted"
    expect(record.faults).toMatchObject([{ state, reasoning: text }])
  }
  expect(await differences()).toEqual([])
})

test("only one's own fault is contested, within a week, and strangers learn nothing", async () => {
  const { ana, ion, hireId } = await doerLeft()
  const eva = await aCaller(world, { name: "Eva Lungu" })
  expect(await ana.tryTell("taskAssignment.contestFault", { id: hireId, text })).toBe("contest_not_yours")
  expect(await eva.tryTell("taskAssignment.contestFault", { id: hireId, text })).toBe("task_not_found")
  expect(await ana.tryTell("taskAssignment.commentContest", { id: hireId, text })).toBe("contest_not_found")
  const others = await aFile(world.db, ana.user, { purpose: "document", isPublic: false })
  const stolen = { id: hireId, text, fileIds: [others.id] }
  expect(await ion.tryTell("taskAssignment.contestFault", stolen)).toBe("contest_file_unfit")
  pass(7 * 24)
  expect(await ion.tryTell("taskAssignment.contestFault", { id: hireId, text })).toBe("contest_too_late")
})

test("the record tells of tasks as a client and of jobs as a doer", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  // A job of minutes wouldn't count.
  const anHourAgo = new Date(Date.now() - 60 * 60_000)
  await world.db.update(taskAssignments).set({ assignedAt: anHourAgo }).where(eq(taskAssignments.taskId, id))
  await ana.tell("task.confirmCompletion", { id })
  const recordOf = (who: typeof ana) => who.ask<object>("taskAssignment.getMyRecord")
  const [none, one] = [{ doneCount: 0 }, { doneCount: 1 }]
  expect(await recordOf(ana)).toMatchObject({ asClient: { ...one, cancelRate: null }, asDoer: none })
  expect(await recordOf(ion)).toMatchObject({ asClient: none, asDoer: { ...one, completionRate: null } })
})

test("contested twice at once is contested once", async () => {
  const { ion, hireId } = await doerLeft()
  const told = await Promise.all(
    [1, 2].map(() => ion.tryTell("taskAssignment.contestFault", { id: hireId, text })),
  )
  expect(told.toSorted()).toEqual(["contest_used", "done"])
})
