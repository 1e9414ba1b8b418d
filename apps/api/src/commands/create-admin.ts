import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { signUpInput } from "@doable/domain/account/input"
import { isCommonPassword } from "../account/is-common-password.ts"
import { makeAdmin } from "../account/sign-up/make-admin.ts"
import { connectAlone } from "../platform/db/client.ts"
import { directUrl, adminFromEnv } from "../platform/settings/env.ts"
import { run } from "../run.ts"

/** The rules of a sign-up hold for the most powerful account too; here they are said in words. */
const ruleWords: Record<string, string> = {
  password_personal: "must not contain the address",
  password_common: "is one of the first that anybody would guess",
}

/** readline echoes what's typed; swallowing its output keeps the password off the screen. */
function openTerminal() {
  let isHidden = false
  const screen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output: screen, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()

  return {
    async ask(question: string, { hidden }: { hidden: boolean }) {
      process.stdout.write(question)
      isHidden = hidden
      const line = await lines.next()
      isHidden = false
      if (hidden) process.stdout.write("\n")
      return line.done ? "" : line.value.trim()
    },
    close: () => terminal.close(),
  }
}

await run(async (env) => {
  const given = adminFromEnv()
  const terminal = openTerminal()
  const parsed = signUpInput.safeParse({
    email: given.email ?? (await terminal.ask("E-mail of the administrator: ", { hidden: false })),
    password: given.password ?? (await terminal.ask("Password (at least 8 characters): ", { hidden: true })),
  })
  terminal.close()
  const fail = (issues: { path: PropertyKey[]; message: string }[]) => {
    for (const { path, message } of issues) {
      process.stderr.write(`${path.join(".")}: ${ruleWords[message] ?? message}\n`)
    }
    return process.exit(1)
  }
  if (!parsed.success) return fail(parsed.error.issues)
  if (isCommonPassword(parsed.data.password))
    return fail([{ path: ["password"], message: "password_common" }])

  const db = connectAlone(directUrl(env))
  const outcome = await makeAdmin(db, parsed.data)
  await db.$client.end()
  process.stdout.write(
    outcome === "created"
      ? `${parsed.data.email} is an administrator now.\n`
      : `${parsed.data.email} had an account and is an administrator now, with the password just given.\n`,
  )
})
