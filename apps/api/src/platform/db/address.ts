import { Socket } from "node:net"
import pg from "pg"
import { hostsIn, urlWith, type DatabaseHost } from "../settings/database-hosts.ts"

type Address = {
  connectionString: string
  /** Where a connection goes is decided when it is opened. */
  stream?: () => Socket
}

/** For everything that opens connections. With several hosts, each new connection goes to the one that takes writes. */
export function addressOf(databaseUrl: string): Address {
  const hosts = hostsIn(databaseUrl)
  const [first] = hosts
  if (hosts.length < 2 || !first) return { connectionString: databaseUrl }
  const connectionString = urlWith(first, databaseUrl)
  return { connectionString, stream: () => new PrimarySocket(databaseUrl, hosts) }
}

class PrimarySocket extends Socket {
  readonly #find: () => Promise<DatabaseHost>

  constructor(databaseUrl: string, hosts: DatabaseHost[]) {
    super()
    this.#find = () => findPrimary(databaseUrl, hosts)
  }

  /** The driver names the first host; it is asked here, as late as possible, which one it is. */
  override connect(): this {
    this.#find().then(
      ({ host, port }) => {
        if (!this.destroyed) super.connect(port, host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}

/** Connections that are opened at the same time share one look: after a failover, all are opened again together. */
const looking = new Map<string, Promise<DatabaseHost>>()
const probeMs = 2_000
/** PostgreSQL's own for a write that nobody takes. */
const standbyCode = "25006"

async function findPrimary(databaseUrl: string, hosts: DatabaseHost[]): Promise<DatabaseHost> {
  const running = looking.get(databaseUrl)
  if (running) return running
  const found = Promise.any(hosts.map((host) => takesWrites(host, databaseUrl)))
    .catch((error: AggregateError) => {
      const errors = error.errors as (Error & { code?: string })[]
      throw errors.find(({ code }) => code === standbyCode) ?? errors.at(-1) ?? error
    })
    .finally(() => looking.delete(databaseUrl))
  looking.set(databaseUrl, found)
  return found
}

async function takesWrites(host: DatabaseHost, databaseUrl: string): Promise<DatabaseHost> {
  const client = new pg.Client({
    connectionString: urlWith(host, databaseUrl),
    application_name: "doable-probe",
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  })
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby")
    if (rows[0]?.standby) throw Object.assign(new Error("only standbys answer"), { code: standbyCode })
    return host
  } finally {
    await client.end().catch(() => {})
  }
}
