// What administrators do to the task, to its people and to their profiles.
import { taskMoves } from "@doable/domain/task/graph"
import { withdrawIfSuspended } from "../../src/offer/withdraw-offers-of-person.ts"
import { anyone, doer, mostly, type Act, type Action } from "./action.ts"
import type { Facts } from "./facts.ts"

/** About the task, by an administrator, and now and then by anyone. */
const ofAdmin =
  (procedure: string, more: () => object): Act =>
  (cast, _facts, pick) =>
    mostly(cast, pick, cast.admin).call(procedure, { id: cast.taskId, ...more() })

const restoring = taskMoves.map(({ action }) => action).filter((action) => action.startsWith("restore_"))

/** Mostly let in again, or a history would soon have nobody left. */
const setStatus: Act = (cast, _facts, pick) => {
  const status = (["limited", "deactivated"] as const)[pick.what % 6] ?? "active"
  return cast.admin.call("adminUser.setStatus", { id: anyone(cast, pick).id, status, reason: "looked at it" })
}

/** A doer's profile, taken off the lists and given back; what stood is taken back after the commit. */
const suspend: Act = async (cast, _facts, pick) => {
  const { id, profileId } = doer(cast, pick)
  const explanation = "The pictures on it are those of somebody else."
  const done = await cast.admin.call("adminProvider.suspend", { id: profileId, explanation })
  if (done.told === "done") await withdrawIfSuspended(cast.db, id, cast.clock.now())
  return done
}

const restoreProfile: Act = (cast, _facts, pick) =>
  cast.admin.call("adminProvider.restore", { id: doer(cast, pick).profileId, reason: "a mistake of ours" })

/** In the version that was read. */
const ofHeld =
  (procedure: string, more: object = {}): Act =>
  (cast, { task: { version } }, pick) =>
    mostly(cast, pick, cast.admin).call(procedure, { id: cast.taskId, version, ...more })

const isHeld = ({ task }: Facts) => task.status === "held"

export const adminActions = {
  set_status: { act: setStatus, task: ["leave"], offer: ["close", "withdraw", "end"] },
  suspend: { act: suspend, offer: ["withdraw"] },
  restore_profile: { act: restoreProfile },
  post_again: {
    when: ({ task }) => task.status === "draft",
    act: (cast, _facts, pick) => mostly(cast, pick, cast.owner).call("task.publish", { id: cast.taskId }),
    task: ["publish", "hold"],
  },
  approve: { when: isHeld, act: ofHeld("adminTask.approve"), task: ["approve"] },
  send_back: {
    when: isHeld,
    act: ofHeld("adminTask.sendBack", { explanation: "Please say what is to be done, and where." }),
    task: ["send_back"],
    offer: ["close"],
  },
  end_stranded: {
    when: ({ hires }) => hires.some(({ strandedAt, endedAt }) => strandedAt !== null && endedAt === null),
    act: ofAdmin("adminTask.endWork", () => ({ reason: "one of the two is out" })),
    task: ["end_stranded"],
    offer: ["end"],
  },
  take_down: {
    act: ofAdmin("adminTask.remove", () => ({
      reasonCode: "other",
      explanation: "Please say what is to be done, and where.",
    })),
    task: ["remove"],
    offer: ["close"],
  },
  bring_back: { act: ofAdmin("adminTask.restore", () => ({ reason: "a mistake of ours" })), task: restoring },
} satisfies Record<string, Action>
