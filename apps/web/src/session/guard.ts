import type { PublicConfig } from "./env.ts"
import type { AuthState } from "./auth-context.ts"

/** Who may open a page: anyone, signed-in people, administrators, or only people who aren't logged in. */
export type Access = "public" | "user" | "admin" | "guest"

/** Where to send someone who may not be here; null lets them in. Comfort only: the API decides again on its own. */
export function whereInstead(
  access: Access,
  auth: AuthState,
  wanted: string,
  config: Pick<PublicConfig, "signInPath">,
) {
  const user = auth?.user ?? null
  if (access === "guest") return user ? "/" : null
  if (access === "public") return null
  if (!user) return `${config.signInPath}?redirect=${encodeURIComponent(wanted)}`
  if (access === "admin" && user.role !== "ADMIN") return "/"
  if (access === "admin" && user.needsSecondStep) return "/account?section=security"
  return null
}
