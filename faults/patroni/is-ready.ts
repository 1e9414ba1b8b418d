// pg_isready for Patroni, which the embedded PostgreSQL comes without. It ends as that one does: 0 if connections are
// taken, 1 if they're refused for now, 2 if nobody answers.
import { parseArgs } from "node:util"
import pg from "pg"

const { values } = parseArgs({
  options: {
    host: { type: "string", short: "h" },
    port: { type: "string", short: "p" },
    user: { type: "string", short: "U" },
    database: { type: "string", short: "d" },
  },
})
const client = new pg.Client({
  host: values.host,
  port: Number(values.port),
  user: values.user,
  database: values.database,
  password: "wrong",
  connectionTimeoutMillis: 3_000,
})
client.on("error", () => {})
const why = await client.connect().then(
  () => "",
  (error: Error & { code?: string }) => error.code ?? "none",
)
// A server that says the password is wrong takes connections.
const isAnswer = why === "" || /^[0-9A-Z]{5}$/.test(why)
process.exit(why === "57P03" ? 1 : isAnswer ? 0 : 2)
