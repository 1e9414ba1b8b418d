// Commands as an operator runs them: in a process of their own.
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { loading } from "../env.ts"
import { testSecret } from "../factories.ts"

/** By its name among the API's commands. */
export function runCommand(name: string, env: Record<string, string>, typed = "") {
  return runFile(fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url)), env, typed)
}

export async function runFile(file: string, env: Record<string, string>, typed = "") {
  const child = spawn(process.execPath, [file], { env: { ...loading, AUTH_SECRET: testSecret, ...env } })
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  child.stdin.end(typed)
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve))
  return { code, output, errors }
}
