import { PgBoss } from "pg-boss"
import { addressOf } from "../db/address.ts"

type BossOptions = { install?: boolean; onError?: (error: Error) => void }

/** The schema is installed by `migrate` alone, so the running server needs no right to create tables. */
export function createBoss(databaseUrl: string, { install = false, onError = () => {} }: BossOptions = {}) {
  const boss = new PgBoss({
    ...addressOf(databaseUrl),
    application_name: "doable-jobs",
    // Over forty queues share these. On a busy machine a queue waits for its turn, which is no fault.
    max: 3,
    migrate: install,
    createSchema: install,
    supervise: !install,
    schedule: !install,
    useListenNotify: !install,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  })
  boss.on("error", (failure) => onError(asError(failure)))
  return boss
}

/** Workers hand on copies of their errors, which the log and the look at the disk wouldn't know as such. */
function asError(failure: Error): Error {
  return failure instanceof Error ? failure : Object.assign(new Error(), failure)
}
