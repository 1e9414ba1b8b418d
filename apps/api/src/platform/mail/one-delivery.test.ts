import { afterAll, expect, test } from "vitest"
import { anOutbox } from "../../../test/outbox.ts"
import { startSmtpServer, type Reply } from "../../../test/mail/smtp-server.ts"
import type { Effect } from "../outbox/effect.ts"
import { record } from "../outbox/record.ts"
import { resendFailed } from "../outbox/resend-failed.ts"
import { runEffect } from "../outbox/run-effect.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

const addressOf = (userId: string) => `${userId}@example.com`

type Answer = Reply | Promise<Reply>
/** What the server says to each recipient and each of their messages, one after another; then it takes everything. */
const script = new Map<string, { recipient?: Reply[]; message?: Answer[] }>()
const next = <T>(replies: T[] | undefined) => replies?.shift() ?? "take"

const smtp = await startSmtpServer({
  toRecipient: (email) => next(script.get(email)?.recipient),
  toMessage: (email) => next(script.get(email)?.message),
})
const from = "hello@doable.example"
const patient = createSmtpMailer(smtp.url, from)
/** For the server that answers too late alone: on a busy machine any answer may take a second. */
const impatient = createSmtpMailer(smtp.url, from, { answerMs: 1_000 })
const mailer: Mailer = {
  send: (mail, handOver) => (mail.to === addressOf("late") ? impatient : patient).send(mail, handOver),
  close: () => {},
}
afterAll(async () => {
  patient.close()
  impatient.close()
  await smtp.stop()
})

const email: Effect<"password.changed"> = {
  name: "email",
  run: (world, { userId }, deliveryId) =>
    world.mailer.send({
      id: deliveryId,
      to: addressOf(userId),
      subject: "Hi",
      text: "text",
      html: "<p>text</p>",
    }),
}
const world = anOutbox({ effects: { "password.changed": [email] }, mailer })

const change = (userId: string) => record(world.db, { type: "password.changed", userId })
const arrived = (userId: string) => smtp.arrived.filter(({ to }) => to === addressOf(userId)).length
const taken = (userId: string) =>
  smtp.received.filter((text) => text.includes(`To: ${addressOf(userId)}`)).length

test("a server that answers too late gets the email once", async () => {
  const late = Promise.withResolvers<Reply>()
  script.set(addressOf("late"), { message: [late.promise] })
  await change("late")
  await expect.poll(() => arrived("late")).toBe(1)
  await world.tried()
  late.resolve("take")
  await world.settled()
  expect(arrived("late")).toBe(1)
  expect(await world.failed()).toEqual([])
  expect(world.errors()).toEqual([expect.stringContaining("it isn't sent again")])
})

test("so does one that hangs up after the last line", async () => {
  script.set(addressOf("silent"), { message: ["hang up"] })
  await change("silent")
  await world.settled()
  expect(arrived("silent")).toBe(1)
})

test("one that hangs up before that gets the email again", async () => {
  script.set(addressOf("gone"), { recipient: ["hang up", "hang up"] })
  await change("gone")
  await world.settled()
  expect([arrived("gone"), taken("gone")]).toEqual([1, 1])
})

test("a temporary no is asked again, before the message and after it", async () => {
  script.set(addressOf("busy"), { recipient: [450], message: [451] })
  await change("busy")
  await world.settled()
  expect([arrived("busy"), taken("busy")]).toEqual([2, 1])
})

test.each([
  ["unknown", { recipient: [550] }],
  ["spam", { message: [554] }],
])("a permanent no ends it: %s", async (who, replies) => {
  const logged = world.errors().length
  script.set(addressOf(who), replies)
  await change(who)
  await world.tried()
  const [failed, ...others] = await world.failed()
  expect([failed?.output, others]).toEqual([{ error: "PermanentRefusal" }, []])
  const lines = world.errors().slice(logged)
  expect(lines).toEqual([expect.stringContaining("not tried again")])
  expect(lines.join()).not.toContain(addressOf(who))
  expect(taken(who)).toBe(0)

  // The mailbox exists by now, and an administrator asks for what was given up.
  expect(await resendFailed(world.boss)).toBe(1)
  await world.settled()
  expect([taken(who), await world.failed()]).toEqual([1, []])
})

test("two workers with the same job send one email, however close they are", async () => {
  const row = { type: "password.changed", payload: { userId: "twice" }, dispatchedAt: new Date() }
  const [event] = await world.db.insert(outboxEvents).values(row).returning({ id: outboxEvents.id })
  const attempt = () => runEffect(world.effectWorld, email, event?.id ?? "")
  await Promise.all([attempt(), attempt(), attempt()])
  expect([arrived("twice"), taken("twice")]).toEqual([1, 1])
})
