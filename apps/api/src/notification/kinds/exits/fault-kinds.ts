import { reasonsFor } from "@doable/domain/deal/fault/faults"
import { eq } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import type { Fault } from "@doable/domain/deal/status"
import { faultContests } from "../../../platform/db/schema/deal/fault-contest.ts"
import { aboutWork, counterpart, workOf } from "../about-assignment.ts"
import { activeAdmins, reasoningData, seenFault, seenFaults } from "./about-dispute.ts"
import { taskPage } from "../task-page.ts"
import { workEmail } from "../emails.ts"
import { kind } from "../kind.ts"
import { sentence } from "../moderation-kinds.ts"

/** The other person, and the team, which decides. */
export const faultContested = kind("FaultContested", {
  data: aboutWork.extend({ assignmentId: z.string(), for: z.enum(["party", "admin"]) }),
  from: {
    "fault.contested": async ({ assignmentId, actorId }, db) => {
      const work = await workOf(db, assignmentId)
      if (!work) return []
      const { taskId, title, ownerId, providerId } = work
      const data = { taskId, title, assignmentId }
      const other = actorId === ownerId ? providerId : ownerId
      const person = counterpart(work, other)
      const admins = (await activeAdmins(db)).filter((id) => id !== ownerId && id !== providerId)
      return [
        { userId: other, data: { ...data, for: "party" as const }, person },
        ...admins.map((userId) => ({ userId, data: { ...data, for: "admin" as const }, person })),
      ]
    },
  },
  letter: workEmail,
  actionUrl: (data) => (data.for === "admin" ? `/admin/faults/${data.assignmentId}` : taskPage(data)),
  choose: { message: (data) => data.for },
})

const decided = aboutWork.extend({ fault: z.enum(seenFaults), reasoning: reasoningData })
type Decision = { decision: Fault; reasoning: z.infer<typeof reasoningData> }

/** As one of the two reads it. */
export const decidedData = (
  { taskId, title }: z.infer<typeof aboutWork>,
  { decision, reasoning }: Decision,
  isOwner: boolean,
): z.infer<typeof decided> => ({ taskId, title, fault: seenFault(decision, isOwner), reasoning })

export const faultDecided = kind("FaultDecided", {
  data: decided,
  from: {
    "fault.decided": async ({ assignmentId }, db) => {
      const work = await workOf(db, assignmentId)
      const [contest] = await db
        .select()
        .from(faultContests)
        .where(eq(faultContests.assignmentId, assignmentId))
      if (!work || !contest?.decision || !contest.reasoning) return []
      const { ownerId, providerId } = work
      const { decision, reasoning } = contest
      return [ownerId, providerId].map((userId) => ({
        userId,
        data: decidedData(work, { decision, reasoning }, userId === ownerId),
      }))
    },
  },
  letter: workEmail,
  actionUrl: taskPage,
  fill: ({ reasoning }, { locale }) => ({ reasons: sentence(reasonsFor(reasoning, locale) ?? "") }),
  choose: { title: ({ fault }) => fault },
})
