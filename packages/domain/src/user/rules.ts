import type { Refusal } from "../refusal.ts"
import type { UserStatus } from "./status.ts"

type Member = { status: UserStatus }

/** A limit is over at its end, even if the job that lifts it is late. */
export function statusAt(
  {
    status,
    restrictedUntil,
    limitedUntil,
  }: { status: UserStatus; restrictedUntil: Date | null; limitedUntil: Date | null },
  now: Date,
): UserStatus {
  const until = restrictedUntil ?? limitedUntil
  return status === "limited" && until !== null && until <= now ? "active" : status
}

/** Posting, offering, asking and reviewing: what others would see again. Running work and its chat go on. */
export function whyCannotPublish({ status }: Member): Refusal | null {
  if (status === "deactivated") return "sign_in_needed"
  return status === "limited" ? "user_limited" : null
}
