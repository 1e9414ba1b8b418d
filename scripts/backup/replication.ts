// PostgreSQL's replication protocol, which pg_basebackup and pg_receivewal speak too:
// https://www.postgresql.org/docs/18/protocol-replication.html
// Spoken here so that a backup needs no other programs, whatever PostgreSQL the machine has or hasn't.
import type { Socket } from "node:net"
import pg from "pg"
import { addressOf } from "../../apps/api/src/platform/db/address.ts"

/** What pg hands to a query of one's own. Its types leave these out. */
interface Connection {
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  stream: Socket
}

type OnData = (chunk: Buffer, connection: Connection) => void

export type Row = (string | null)[]

export async function replicationClient(databaseUrl: string): Promise<pg.Client> {
  // The types don't know the setting, and its value goes to PostgreSQL as it is.
  const config = { ...addressOf(databaseUrl), replication: "true", application_name: "doable-backup" }
  const client = new pg.Client(config as pg.ClientConfig)
  // A lost connection is learned of from the query that runs on it.
  client.on("error", () => {})
  await client.connect()
  return client
}

/** One command of the protocol: its rows, and each piece that it sends meanwhile. */
export function ask(client: pg.Client, text: string, onData: OnData = () => {}): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const rows: Row[] = []
    let problem: Error | null = null
    const fail = (error: unknown) => {
      problem ??= error instanceof Error ? error : new Error(String(error))
    }
    const command = {
      submit: (connection: Connection) => connection.query(text),
      handleRowDescription() {},
      handleDataRow: ({ fields }: { fields: Row }) => void rows.push(fields),
      handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection) {
        try {
          onData(chunk, connection)
        } catch (error) {
          fail(error)
          connection.stream.destroy()
        }
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => (problem ? reject(problem) : resolve(rows)),
      handleError(error: Error) {
        fail(error)
        reject(problem ?? error)
      },
    }
    client.query(command as unknown as pg.Submittable)
  })
}

/** Where in the log something stands, as PostgreSQL writes it: two halves in hexadecimal. */
export function readLsn(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/")
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const writeLsn = (lsn: bigint) =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xff_ff_ff_ffn).toString(16)}`.toUpperCase()
