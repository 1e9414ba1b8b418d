import type { ApiClient } from "../../session/api-client.ts"
import type { AuthState } from "../../session/auth-context.ts"
import type { RouterContext } from "../../session/router-context.ts"

type MyApplications = Awaited<ReturnType<ApiClient["providerApplication"]["getMy"]["query"]>>
type MyProfile = NonNullable<Awaited<ReturnType<ApiClient["provider"]["getMy"]["query"]>>>
export type Application = MyApplications["data"][number]
export type Trade = MyProfile["categories"][number] & { needsLicence: boolean }

export interface VerificationData {
  now: number
  /** What the profile says the doer does; null without a profile. */
  trades: Trade[] | null
  level: MyProfile["level"]
  mine: MyApplications
}

/** "visitor" if they aren't logged in, null if it couldn't be loaded. */
export async function loadApplications(
  context: RouterContext & { auth: AuthState },
): Promise<VerificationData | "visitor" | null> {
  if (!context.auth?.user) return "visitor"
  try {
    const api = await context.api()
    const [profile, mine, tree] = await Promise.all([
      api.provider.getMy.query(),
      api.providerApplication.getMy.query(),
      api.category.getTree.query(),
    ])
    const leaves = tree.data.flatMap(({ children }) => children)
    const trades = profile?.categories.map((category) => ({
      ...category,
      needsLicence: leaves.find(({ id }) => id === category.id)?.requiresVerification ?? false,
    }))
    return { now: Date.now(), trades: trades ?? null, level: profile?.level ?? "none", mine }
  } catch {
    return null
  }
}

/** Approved, and yet without a badge: the profile shows a name that nobody has checked. */
export function isRenamed(last: Application | null, { level }: VerificationData): boolean {
  return last?.status === "approved" && level !== "verified"
}
