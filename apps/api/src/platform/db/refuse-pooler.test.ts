import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { connect } from "./client.ts"
import { refusePooler, refuseSharedConnections, SharedConnections } from "./refuse-pooler.ts"

const world = aDatabase()

/** What pgbouncer does in transaction mode: two real connections, lent out for a transaction each, the last one first. */
async function aTransactionPooler() {
  const idle = [new pg.Client(world.url), new pg.Client(world.url)]
  const all = [...idle]
  for (const client of all) await client.connect()
  onTestFinished(async () => {
    for (const client of all) await client.end()
  })
  return () => {
    let held: pg.Client | undefined
    return {
      async query(text: string) {
        const client = held ?? idle.pop()
        if (!client) throw new Error("none is free")
        held = client
        const result = await client.query(text)
        const isOpen = text === "begin" || (held !== undefined && !/^(rollback|select)/.test(text))
        if (!isOpen) {
          idle.push(client)
          held = undefined
        }
        return result
      },
    }
  }
}

test("connections that are shared between transactions are refused in words", async () => {
  const lend = await aTransactionPooler()
  const refused = refuseSharedConnections(lend(), lend())
  await expect(refused).rejects.toThrow(SharedConnections)
  await expect(refused).rejects.toThrow(/Give the address of PostgreSQL itself/)
})

test("PostgreSQL itself is not", async () => {
  const db = connect(world.url, { max: 2, patience: 10 })
  onTestFinished(() => db.$client.end())
  await expect(refusePooler(db.$client)).resolves.toBeUndefined()
})
