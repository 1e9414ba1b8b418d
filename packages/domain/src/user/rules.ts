import type { Refusal } from "../refusal.ts"
import type { UserStatus } from "./status.ts"

type Member = { status: UserStatus }

/** Posting, offering, asking and reviewing: what others would see again. Running work and its chat go on. */
export function whyCannotPublish({ status }: Member): Refusal | null {
  if (status === "deactivated") return "sign_in_needed"
  return status === "limited" ? "user_limited" : null
}
