import { describe, expect, test } from "vitest"
import { invitesPerDay, invitesPerTask } from "./limits.ts"
import { whyCannotDeclineInvite, whyCannotInvite } from "./rules.ts"
import { inviteStatuses, waitingInvites } from "./status.ts"

describe("asking doers", () => {
  const task = { ownerId: "ana", status: "open" } as const
  const actor = { id: "ana", status: "active" }
  const limits = { perTask: invitesPerTask, perDay: invitesPerDay }
  const asked = { task, actor, onTask: 1, today: 1, limits }
  test.each([
    ["to one's own open task", {}, null],
    ["to another's", { actor: { ...actor, id: "ion" } }, "task_not_found"],
    ["to a closed one", { task: { ...task, status: "cancelled" } }, "task_not_open"],
    ["as a limited person", { actor: { ...actor, status: "limited" } }, "user_limited"],
    ["up to twenty", { onTask: 20 }, null],
    ["beyond twenty", { onTask: 21 }, "invite_limit_reached"],
    ["beyond fifty a day", { today: 51 }, "invite_day_limit_reached"],
  ] as const)("%s", (_title, given, refusal) => {
    expect(whyCannotInvite({ ...asked, ...given })).toBe(refusal)
  })
})

test("what waits can be declined, by whom it was sent to", () => {
  const open = inviteStatuses.filter(
    (status) => whyCannotDeclineInvite({ providerId: "ion", status }, "ion") === null,
  )
  expect(open).toEqual(waitingInvites)
  expect(whyCannotDeclineInvite({ providerId: "ion", status: "sent" }, "eva")).toBe("invite_not_found")
})
