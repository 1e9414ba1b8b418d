import type { Output } from "../../fake-api.ts"
import { anAuditRow } from "./audit-log.ts"

const none = { count: 0, isMore: false, oldestAt: null }

export const noQueues: Output<"admin.getQueues"> = {
  applications: none,
  tasks: none,
  work: none,
  messages: none,
  support: none,
  disputes: none,
  faults: none,
  reports: none,
  appeals: none,
}

type Overview = Output<"admin.getOverview">

export const anOverview = (own: Partial<Overview> = {}): Overview => ({
  users: 1234,
  newUsers: 5,
  activeSessions: 6,
  waitingEvents: 0,
  failedJobs: 0,
  queues: noQueues,
  market: {
    days: [
      { day: "2026-06-01", posted: 4, completed: 1 },
      { day: "2026-06-02", posted: 7, completed: 3 },
    ],
    measured: 0,
    hired: 0,
    firstOffer: { medianMinutes: null, bars: [0, 0, 0, 0, 0, 0, 0], never: 0 },
    ended: 0,
    completed: 0,
    cancelled: { owner: 0, doer: 0, nobody: 0 },
    disputes: { hires: 0, opened: 0, decided: 0, medianHours: null, contested: 0, lifted: 0 },
    reports: { decided: 0, medianHours: null },
  },
  log: [anAuditRow()],
  help: [],
  ...own,
})
