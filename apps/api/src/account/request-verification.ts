import type { Database, Transaction } from "../db/client.ts"
import { record } from "../outbox/record.ts"
import { mayWriteTo } from "./letter-allowance.ts"

type Request = { userId: string; redirect?: string | undefined }

export async function requestVerification(tx: Transaction | Database, { userId, redirect }: Request) {
  if (!(await mayWriteTo(tx, userId, "verification"))) return
  await record(tx, { type: "verification.requested", userId, ...(redirect && { redirect }) })
}

/** better-auth hands the wish to go somewhere on as a parameter of its own link; "/" stands for none. */
export function redirectIn(libraryLink: string): string | undefined {
  const wanted = new URL(libraryLink).searchParams.get("callbackURL")
  return wanted && wanted !== "/" ? wanted : undefined
}
