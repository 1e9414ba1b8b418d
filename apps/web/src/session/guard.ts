import { isStaff } from "@doable/domain/user/admin-access"
import type { PublicConfig } from "./env.ts"
import type { AuthState } from "./auth-context.ts"

/** Who may open a page: anyone, signed-in people, our team, administrators, or only people who aren't logged in. */
export type Access = "public" | "user" | "moderator" | "admin" | "guest"

/** Where to send someone who may not be here; null lets them in. Comfort only: the API decides again on its own. */
export function whereInstead(
  access: Access,
  auth: AuthState,
  wanted: string,
  config: Pick<PublicConfig, "signInPath">,
) {
  const user = auth?.user ?? null
  if (access === "guest") return user && !isTurnedAway(wanted) ? "/" : null
  if (access === "public") return null
  if (!user) return `${config.signInPath}?redirect=${encodeURIComponent(wanted)}`
  if (access === "user") return null
  if (access === "admin" ? user.role !== "ADMIN" : !isStaff(user.role)) return "/"
  return user.needsSecondStep ? "/account?section=security" : null
}

/** Came back from a provider to read why another account of theirs is closed: someone logged in reads it too. */
const isTurnedAway = (wanted: string) => wanted.includes("error=ACCOUNT_DEACTIVATED")
