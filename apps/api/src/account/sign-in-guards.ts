import { and, desc, eq, gt, ne, notInArray } from "../platform/db/drizzle.ts"
import {
  addressWithLock,
  guardAnswer,
  lockedGuard,
  newGuard,
  withTry,
  type Guard,
  type GuardAnswer,
} from "@doable/domain/account/sign-in-guard"
import { keptDays } from "@doable/domain/user/retention"
import type { Visit } from "../platform/audit-log/actors.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { signInGuards } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { record } from "../platform/outbox/record.ts"
import { auditSignIn } from "./audit-sign-in.ts"
import { emailKey, hashOfToken } from "./email-key.ts"
import { mayWriteTo } from "./email-rate-limit.ts"

const dayMs = 24 * 60 * 60 * 1000
export const deviceDays = keptDays.device
/** As many as a person can have sessions. */
const mostDevices = 50
/** Longer than anything that a counter remembers. */
const counterDays = 2

/** One who tries to log in. `device` is what the cookie says; it counts if the email is known on it. */
export type Trier = {
  email: string
  address: string
  device: string | null
  agent: string | null
  visit: Visit
}
type Key = { keyHash: string; device: string }

const inDays = (days: number, now: Date) => new Date(now.getTime() + days * dayMs)
const addressKey = (address: string): Key => ({ keyHash: hashOfToken(`address|${address}`), device: "" })
const isOf = ({ keyHash, device }: Key) =>
  and(eq(signInGuards.keyHash, keyHash), eq(signInGuards.device, device))

/** Counts the attempt before checking the password, or says how long to wait. */
export function countTry(db: Database, trier: Trier, now: Date): Promise<GuardAnswer & { key: Key }> {
  return db.transaction(async (tx) => {
    const key = await keyOf(tx, trier, now)
    const [network] = await tx
      .select()
      .from(signInGuards)
      .where(isOf(addressKey(trier.address)))
    const block = network ? guardAnswer(network, now) : null
    if (block && block.state !== "open") return { ...block, state: "slowed", key }
    const guard = await lockGuard(tx, key, now)
    const answer = guardAnswer(guard, now)
    if (answer.state === "open") await save(tx, key, withTry(guard, trier.address, now))
    return { ...answer, key }
  })
}

export function tryFailed(db: Database, trier: Trier, key: Key, now: Date): Promise<GuardAnswer> {
  return db.transaction(async (tx) => {
    const locked = lockedGuard(await lockGuard(tx, key, now), now)
    await auditSignIn(tx, trier, locked ? "sign_in.lock" : "sign_in.fail", now)
    if (!locked) return { state: "open" }
    await save(tx, key, locked)
    const network = addressKey(trier.address)
    await save(tx, network, addressWithLock(await lockGuard(tx, network, now), now))
    const { email, address, agent } = trier
    if (await mayWriteTo(tx, emailKey(email), "lock"))
      await record(tx, { type: "sign-in.locked", email, address, agent, at: now.toISOString() })
    return guardAnswer(locked, now)
  })
}

/** Neither right nor wrong (a fault, a closed account): the try is taken back. */
export function tryWithdrawn(db: Database, key: Key, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const guard = await lockGuard(tx, key, at)
    const index = guard.failures.findLastIndex((failure) => failure.at === at.toISOString())
    await save(tx, key, { ...guard, failures: guard.failures.filter((_, position) => position !== index) })
  })
}

/** Clears the counter that was used and remembers the device, so that other people can't lock it. */
export async function trySucceeded(db: Database, trier: Trier, key: Key, now: Date, newDevice: string) {
  await db.transaction(async (tx) => {
    await save(tx, key, newGuard)
    const device = key.device || hashOfToken(newDevice)
    const row = { keyHash: emailKey(trier.email), device, forgetAt: inDays(deviceDays, now) }
    const target = [signInGuards.keyHash, signInGuards.device]
    if (!key.device && (await hasDevices(tx, row.keyHash))) {
      const { email, address, agent } = trier
      const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
      if (person && (await mayWriteTo(tx, row.keyHash, "new-device", { atOnce: true })))
        await record(tx, { type: "sign-in.new-device", userId: person.id, address, agent })
    }
    await tx
      .insert(signInGuards)
      .values(row)
      .onConflictDoUpdate({ target, set: { forgetAt: row.forgetAt } })
    await forgetOldestDevices(tx, row.keyHash)
    await auditSignIn(tx, trier, "sign_in.succeed", now)
  })
}

const isDeviceOf = (keyHash: string) => and(eq(signInGuards.keyHash, keyHash), ne(signInGuards.device, ""))

/** The first device of all is no news. */
async function hasDevices(tx: Transaction, keyHash: string) {
  const known = tx.select({ id: signInGuards.id }).from(signInGuards).where(isDeviceOf(keyHash))
  return (await known.limit(1)).length > 0
}

/** A login without a cookie is a new device each time, and mustn't fill the table. */
async function forgetOldestDevices(tx: Transaction, keyHash: string) {
  const lastUsed = tx
    .select({ id: signInGuards.id })
    .from(signInGuards)
    .where(isDeviceOf(keyHash))
    .orderBy(desc(signInGuards.forgetAt))
    .limit(mostDevices)
  await tx.delete(signInGuards).where(and(isDeviceOf(keyHash), notInArray(signInGuards.id, lastUsed)))
}

/** Opens the account again on every device: by a new password, by the link in the email, by an administrator. */
export async function unlockSignIn(tx: Transaction, email: string) {
  await tx
    .update(signInGuards)
    .set({ failures: [], locks: [], lockedUntil: null })
    .where(eq(signInGuards.keyHash, emailKey(email)))
}

/** When the login was last locked, if it is locked now. */
export async function lockedSince(db: Database, email: string, now: Date): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(signInGuards)
    .where(and(eq(signInGuards.keyHash, emailKey(email)), gt(signInGuards.lockedUntil, now)))
  return rows
    .flatMap(({ locks }) => locks)
    .toSorted()
    .at(-1)
}

async function keyOf(tx: Transaction, { email, device }: Trier, now: Date): Promise<Key> {
  const keyHash = emailKey(email)
  if (!device) return { keyHash, device: "" }
  const known = { keyHash, device: hashOfToken(device) }
  const [row] = await tx
    .select({ id: signInGuards.id })
    .from(signInGuards)
    .where(and(isOf(known), gt(signInGuards.forgetAt, now)))
  return row ? known : { keyHash, device: "" }
}

/** Two tries of one key queue here. */
async function lockGuard(tx: Transaction, key: Key, now: Date): Promise<Guard> {
  const fresh = { ...key, forgetAt: inDays(counterDays, now) }
  await tx.insert(signInGuards).values(fresh).onConflictDoNothing()
  const [guard] = await tx.select().from(signInGuards).where(isOf(key)).for("update")
  if (!guard) throw new Error("the guard has gone meanwhile")
  if (!key.device) await tx.update(signInGuards).set({ forgetAt: fresh.forgetAt }).where(isOf(key))
  return guard
}

async function save(tx: Transaction, key: Key, { failures, locks, lockedUntil }: Guard) {
  await tx.update(signInGuards).set({ failures, locks, lockedUntil }).where(isOf(key))
}
