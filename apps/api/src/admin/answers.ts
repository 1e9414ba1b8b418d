import { z } from "zod"
import { auditLog } from "./audit-log/answers.ts"
import { cappedCount } from "../platform/db/lists/capped-counts.ts"

const count = z.number().int().nonnegative()
const queue = cappedCount.extend({ oldestAt: z.string().nullable() })
export const queuesAnswer = z.object({
  applications: queue,
  tasks: queue,
  work: queue,
  messages: queue,
  support: queue,
  disputes: queue,
  faults: queue,
  reports: queue,
  appeals: queue,
})

export const overviewAnswer = z.object({
  users: count,
  newUsers: count,
  activeSessions: count,
  waitingEvents: count,
  failedJobs: count,
  queues: queuesAnswer,
  market: z.object({
    days: z.array(z.object({ day: z.string(), posted: count, completed: count })),
    measured: count,
    hired: count,
    firstOffer: z.object({ medianMinutes: count.nullable(), bars: z.array(count), never: count }),
    ended: count,
    completed: count,
    cancelled: z.object({ owner: count, doer: count, nobody: count }),
    /** The dispute rate is `opened` of `hires`, both of the period; hours are from being asked to deciding. */
    disputes: z.object({
      hires: count,
      opened: count,
      decided: count,
      medianHours: count.nullable(),
      contested: count,
      lifted: count,
    }),
    reports: z.object({ decided: count, medianHours: count.nullable() }),
  }),
  log: z.array(auditLog),
  help: z.array(z.object({ article: z.string(), title: z.string(), yes: count, no: count })),
})
