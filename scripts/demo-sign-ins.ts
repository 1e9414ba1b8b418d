import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"

export type SignIn = { role: string; email: string; password: string }

type Remembered = { database: string; signIns: SignIn[] }

/**
 * The demo command names its people when it makes them. Later starts find them there already,
 * so they are remembered, for this database alone.
 */
export async function rememberedSignIns(file: string, database: string, lines: string[]): Promise<SignIn[]> {
  const key = createHash("sha256").update(database).digest("hex")
  const made = lines.flatMap(signInOf)
  if (made.length > 0) {
    await writeFile(file, `${JSON.stringify({ database: key, signIns: made }, null, 2)}\n`, { mode: 0o600 })
    return made
  }
  const text = await readFile(file, "utf8").catch(() => null)
  const remembered = text === null ? null : (JSON.parse(text) as Remembered)
  return remembered?.database === key ? remembered.signIns : []
}

function signInOf(line: string): SignIn[] {
  if (!line.startsWith("{")) return []
  const { role, email, password } = JSON.parse(line) as Partial<SignIn>
  return role && email && password ? [{ role, email, password }] : []
}
