import { expect, test } from "vitest"
import { namesIn, neverRecorded } from "./recorded.ts"
import { isTest, read, sourceFiles } from "./repository.ts"

const events = "apps/api/src/platform/outbox/events.ts"
/** What follows from an event, and not where it's recorded. */
const follows = [events, "apps/api/src/effects.ts", "apps/api/src/notification/settle-notifications.ts"]

const commands = sourceFiles().filter(
  ({ path }) =>
    path.startsWith("apps/api/src/") &&
    !path.startsWith("apps/api/src/demo/") &&
    !follows.includes(path) &&
    !isTest(path),
)

test("every event is recorded by a command", () => {
  const names = namesIn(read(events))
  expect(names.length).toBeGreaterThan(100)
  expect(neverRecorded(names, commands)).toEqual([])
})

/** Only rows of before hold these. */
const former = ["review.hide"]

test("every act of the audit log is written down by a command", () => {
  const names = namesIn(read("packages/domain/src/admin/audit-log/actions.ts"))
  expect(names.length).toBeGreaterThan(70)
  expect(neverRecorded(names, commands)).toEqual(former)
})

const found = (text: string) => neverRecorded(["offer.made"], [{ path: "some.ts", text }])

test.each([
  'await record(tx, { type: "offer.made", offerId })',
  "const action = `offer.${decision}`",
  'const events = { make: "offer.made" }',
])("it's written down here: %s", (text) => {
  expect(found(text)).toEqual([])
})

test.each(['export const tell: Effect<"offer.made"> = {', 'from: { "offer.made": tellOwner },', ""])(
  "it isn't written down here: %s",
  (text) => {
    expect(found(text)).toEqual(["offer.made"])
  },
)
