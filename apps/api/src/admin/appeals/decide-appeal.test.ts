import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aConversation, aMessage } from "../../../test/conversation-factories.ts"
import { aDoerAtTheDoor } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { messages } from "../../platform/db/schema/message.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { restrictions } from "../../platform/db/schema/trust/restriction.ts"
import type { MyRestriction } from "../../restriction/answers.ts"

const world = anApi()
type Caller = Awaited<ReturnType<typeof aCaller>>
const anAdmin = () => aCaller(world, { role: "ADMIN" })
const text = "It was my own price list, and the client had asked me for it the day before."
const answer = "The client did ask for it. We’re sorry."

async function appealOf(who: Caller): Promise<string> {
  const { data } = await who.ask<{ data: MyRestriction[] }>("restriction.getMy", {})
  const id = data[0]?.id ?? ""
  await who.tell("restriction.appeal", { id, text })
  return id
}
const decide = (by: Caller, id: string, decision = "overturned") =>
  by.tryTell("adminRestriction.decideAppeal", { id, decision, text: answer })
const rowOf = async (id: string) =>
  (await world.db.select().from(restrictions).where(eq(restrictions.id, id)))[0]

async function aHiddenMessage() {
  const [emma, ana, ion] = [await anAdmin(), await aCaller(world), await aCaller(world)]
  const { id: targetId } = await aMessage(
    world.db,
    await aConversation(world.db, ana.user, ion.user),
    ion.user,
  )
  const said = { targetType: "message", targetId, reason: "An advert." }
  await emma.tell("adminContent.hide", { ...said, reasonCode: "spam" })
  const isHidden = async () =>
    (await world.db.select().from(messages).where(eq(messages.id, targetId)))[0]?.hiddenAt !== null
  return { emma, ion, said, isHidden, appealId: await appealOf(ion) }
}

test("what an overturned decision had hidden is back with the answer; what stays decided stays hidden", async () => {
  const { appealId, isHidden, emma } = await aHiddenMessage()
  const mara = await anAdmin()
  expect(await decide(emma, appealId)).toBe("appeal_other_admin")
  expect(await isHidden()).toBe(true)
  const tries = [decide(mara, appealId), decide(await anAdmin(), appealId, "upheld")]
  expect((await Promise.all(tries)).toSorted()).toEqual(["appeal_decided", "done"])
  const row = await rowOf(appealId)
  expect(await isHidden()).toBe(row?.appealStatus === "upheld")
  expect(row?.liftedAt === null).toBe(row?.appealStatus === "upheld")
})

test("what someone has restored by hand needs no second time", async () => {
  const { appealId, isHidden, emma, said } = await aHiddenMessage()
  await emma.tell("adminContent.restore", said)
  expect(await decide(await anAdmin(), appealId)).toBe("done")
  expect(await isHidden()).toBe(false)
  expect(await rowOf(appealId)).toMatchObject({ appealStatus: "overturned" })
})

test("a task that can't come back leaves the appeal open, so that nobody is told what isn't so", async () => {
  const [emma, mara, owner] = [await anAdmin(), await anAdmin(), await aCaller(world)]
  const { id } = await aTask(world.db, owner.user)
  await emma.tell("adminTask.remove", {
    id,
    reasonCode: "other",
    explanation: "It asks for a deposit first.",
  })
  const appealId = await appealOf(owner)
  await world.db.update(tasks).set({ status: "expired" }).where(eq(tasks.id, id))
  expect(await decide(mara, appealId)).toBe("task_bad_transition")
  expect(await rowOf(appealId)).toMatchObject({ appealStatus: "open", liftedAt: null, appealAnswer: null })

  await world.db.update(tasks).set({ status: "removed" }).where(eq(tasks.id, id))
  expect(await decide(mara, appealId)).toBe("done")
  expect((await rowOf(appealId))?.liftedAt).not.toBeNull()
  expect((await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.status).toBe("open")
})

test("a suspended profile is a decision with a reason; one appeal brings the profile back", async () => {
  const [emma, mara, ion] = [await anAdmin(), await anAdmin(), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  const explanation = "Several clients say that the pictures are not of your own work."
  const suspend = () => emma.tell("adminProvider.suspend", { id, explanation, reasonCode: "copyright" })
  const holding = async () =>
    (await ion.ask<{ suspension: MyRestriction | null }>("restriction.getCurrent")).suspension
  expect(await holding()).toBeNull()
  await suspend()
  expect(await holding()).toMatchObject({
    kind: "profile_suspended",
    reasonCode: "copyright",
    explanation,
    canAppeal: true,
  })
  const appealId = await appealOf(ion)
  expect(await decide(emma, appealId)).toBe("appeal_other_admin")
  expect(await decide(mara, appealId)).toBe("done")
  expect(await holding()).toBeNull()
  expect(await ion.ask("provider.getMy")).toMatchObject({ status: "published" })

  await suspend()
  await mara.tell("adminProvider.restore", { id, reason: "We talked about it." })
  expect(await holding()).toBeNull()
  expect(await ion.ask("restriction.getMy", {})).toMatchObject({
    data: [{ isInForce: false, canAppeal: false }, { appeal: { answer } }],
  })
})
