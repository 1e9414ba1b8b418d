import { PgBoss } from "pg-boss"

type BossOptions = { install?: boolean; onError?: (error: Error) => void }

/** The schema is installed by `migrate` alone, so the running server needs no right to create tables. */
export function createBoss(databaseUrl: string, { install = false, onError = () => {} }: BossOptions = {}) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "doable-jobs",
    max: 3,
    connectionTimeoutMillis: 3_000,
    migrate: install,
    createSchema: install,
    supervise: !install,
    schedule: !install,
    useListenNotify: !install,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  })
  boss.on("error", onError)
  return boss
}
