import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { verifyPassword as verifyScrypt } from "better-auth/crypto"

type Cost = { memory: number; passes: number; parallelism: number }

/** OWASP's smallest recommended cost: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const bytes = { salt: 16, hash: 32 }
const headOf = ({ memory, passes, parallelism }: Cost) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
const derive = promisify(argon2)

/** argon2id in the PHC string format, so that the cost can rise later without locking anyone out. */
export const hashPassword = (password: string) => hashAtCost(password, cost)

/** Tests make passwords at a low cost: checking one costs what making it did. */
export async function hashAtCost(password: string, at: Cost): Promise<string> {
  const salt = randomBytes(bytes.salt)
  return headOf(at) + toText(salt) + "$" + toText(await hashOf(password, salt, at))
}

/** Also knows the scrypt hashes of the library, with which the first accounts were made. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!parts) return verifyScrypt({ hash, password })
  const [, memory, passes, parallelism, salt = "", kept = ""] = parts
  const used = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const right = Buffer.from(kept, "base64")
  const given = await hashOf(password, Buffer.from(salt, "base64"), used)
  return right.length === given.length && timingSafeEqual(right, given)
}

export function isOutdated(hash: string): boolean {
  return !hash.startsWith(headOf(cost))
}

function hashOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost) {
  // One spelling of "é" must open what the other has closed.
  const message = password.normalize("NFKC")
  return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength: bytes.hash })
}

function toText(buffer: Buffer) {
  return buffer.toString("base64").replace(/=+$/, "")
}
