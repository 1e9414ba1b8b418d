import type { Refusal } from "../refusal.ts"

export const recentSignInMinutes = 10

/** What decides who gets into an account is changed only by someone who has just shown who they are. */
export function whyNotRecent({ startedAt, now }: { startedAt: string; now: Date }): Refusal | null {
  const age = now.getTime() - Date.parse(startedAt)
  return age < recentSignInMinutes * 60_000 ? null : "sign_in_again"
}
