import type { Refusal } from "../refusal.ts"
import type { UserRole } from "./status.ts"

type AdminFacts = { role: UserRole; hasSecondStep: boolean; isSecondStepRequired: boolean }

/** Who works for us: moderators and administrators. */
export const isStaff = (role: UserRole | undefined): boolean => role === "MODERATOR" || role === "ADMIN"

export function whyNotModerator({ role, hasSecondStep, isSecondStepRequired }: AdminFacts): Refusal | null {
  if (!isStaff(role)) return "team_only"
  return isSecondStepRequired && !hasSecondStep ? "second_step_needed" : null
}

export function whyNotAdmin(facts: AdminFacts): Refusal | null {
  return facts.role === "ADMIN" ? whyNotModerator(facts) : "admins_only"
}
