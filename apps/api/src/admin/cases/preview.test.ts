import { expect, test } from "vitest"
import { anExitWorld } from "../../../test/exit-world.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { disputeResolved } from "../../notification/kinds/exits/dispute-kinds.ts"
import { faultDecided } from "../../notification/kinds/exits/fault-kinds.ts"
import { translatorIn } from "../../platform/words.ts"

const { world, pass, staySignedIn, atOdds, hireRow } = anExitWorld()

const text = "I was in hospital with my son from Monday evening, and wrote on Tuesday at ten."
const longest = "Я".repeat(2000)

type Reader = {
  userId: string
  locale: "en" | "ru"
  title: string
  message: string
  isMissingReasons: boolean
}
type Preview = { readers: Reader[] }

const readsRussian = (userId: string) =>
  world.db.$client.query("update users set locale = 'ru' where id = $1", [userId])

async function contested() {
  const pair = await aHiredPair(world)
  await staySignedIn(pair)
  pass(2)
  await pair.ion.tell("task.cancelAssignment", { id: pair.id, reasonCode: "unwell" })
  const hire = await hireRow(pair.id)
  await pair.ion.tell("taskAssignment.contestFault", { id: hire.id, text })
  return { ...pair, hireId: hire.id }
}

test("the preview of a fault is what both get with the decision, in the language of each", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const { ana, ion, hireId } = await contested()
  await readsRussian(ion.user.id)
  const short = { id: hireId, fault: "provider", reasoning: { en: text } }
  const first = await admin.tell<Preview>("adminAssignment.preview", short)
  expect(first.readers.map(({ isMissingReasons }) => isMissingReasons)).toEqual([false, true])

  const decided = { ...short, reasoning: { en: text, ru: longest } }
  const { readers } = await admin.tell<Preview>("adminAssignment.preview", decided)
  expect(readers).toMatchObject([
    {
      userId: ana.user.id,
      side: "owner",
      locale: "en",
      title: expect.stringMatching(/^You’re not at fault for the cancellation of “.+”$/),
    },
    {
      userId: ion.user.id,
      side: "doer",
      locale: "ru",
      title: expect.stringMatching(/^Отмена по вашей вине: «.+»$/),
    },
  ])
  expect(readers[1]?.message).toContain(longest)

  await admin.tell("adminAssignment.decideFault", decided)
  const event = { type: "fault.decided", assignmentId: hireId, actorId: admin.user.id } as const
  const sent = await faultDecided.from["fault.decided"]?.(event, world.db)
  expect(readers).toMatchObject(
    readers.map(({ userId, locale }) => {
      const data = sent?.find((one) => one.userId === userId)?.data
      const { title, message } = faultDecided.inWords(translatorIn(locale), data) ?? {}
      return { userId, title, message }
    }),
  )
})

test("a preview decides nothing, and one of what isn't contested is not found", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const { ion, id, hireId } = await contested()
  const asked = { id: hireId, fault: "none", reasoning: {} }
  await admin.tell("adminAssignment.preview", asked)
  expect((await hireRow(id)).fault).toBe("undecided")
  expect(await ion.tryTell("adminAssignment.preview", asked)).toBe("team_only")
  const other = await aHiredPair(world)
  const hire = await hireRow(other.id)
  expect(await admin.tryTell("adminAssignment.preview", { ...asked, id: hire.id })).toBe("contest_not_found")
})

test("the case says who cancelled, why and when", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const { hireId } = await contested()
  const found = await admin.ask<{ jobEndedAt: string }>("adminAssignment.getContest", { id: hireId })
  expect(found).toMatchObject({ cancelledBy: "doer", reasonCode: "unwell", contestedFault: "provider" })
  expect(Date.parse(found.jobEndedAt)).not.toBeNaN()
})

test("the longest reasons of a dispute are previewed as they will be sent", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const { ana, ion, disputeId } = await atOdds()
  await readsRussian(ion.user.id)
  await ana.tell("dispute.escalate", { id: disputeId })
  const reasoning = { en: longest, ru: longest, ro: longest }
  const decided = { id: disputeId, decision: "complete", fault: "shared", reasoning }
  const { readers } = await admin.tell<Preview>("adminDispute.preview", decided)
  await admin.tell("adminDispute.decide", decided)
  const event = { type: "dispute.resolved", disputeId, actorId: admin.user.id } as const
  const sent = await disputeResolved.from["dispute.resolved"]?.(event, world.db)
  expect(readers).toHaveLength(2)
  for (const { userId, locale, message } of readers) {
    const data = sent?.find((one) => one.userId === userId)?.data
    expect(disputeResolved.inWords(translatorIn(locale), data)?.message).toBe(message)
  }
})
