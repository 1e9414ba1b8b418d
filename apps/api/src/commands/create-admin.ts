import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { signUpInput } from "@doable/domain/account/input"
import { makeAdmin } from "../account/make-admin.ts"
import { connect } from "../db/client.ts"
import { adminFromEnv, parseEnv } from "../env.ts"

const input = signUpInput.pick({ email: true, password: true })

async function ask(question: string, { hidden }: { hidden: boolean }) {
  process.stdout.write(question)
  // What is typed is shown by readline itself; swallowing its output keeps a password off the screen.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const answer = await terminal.question("")
  terminal.close()
  if (hidden) process.stdout.write("\n")
  return answer.trim()
}

const given = adminFromEnv()
const parsed = input.safeParse({
  email: given.email ?? (await ask("E-mail of the administrator: ", { hidden: false })),
  password: given.password ?? (await ask("Password (at least 8 characters): ", { hidden: true })),
})
if (!parsed.success) {
  for (const issue of parsed.error.issues) process.stderr.write(`${issue.path.join(".")}: ${issue.message}\n`)
  process.exit(1)
}

const db = connect(parseEnv().DATABASE_URL, { max: 1 })
const outcome = await makeAdmin(db, parsed.data)
await db.$client.end()
process.stdout.write(
  outcome === "created"
    ? `${parsed.data.email} is an administrator now.\n`
    : `${parsed.data.email} had an account and is an administrator now, with the password just given.\n`,
)
