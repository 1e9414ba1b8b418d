import type { Refusal } from "../refusal.ts"
import type { UserRole } from "./status.ts"

type AdminFacts = { role: UserRole; hasSecondStep: boolean; isSecondStepRequired: boolean }

export function whyNotAdmin({ role, hasSecondStep, isSecondStepRequired }: AdminFacts): Refusal | null {
  if (role !== "ADMIN") return "admins_only"
  return isSecondStepRequired && !hasSecondStep ? "second_step_needed" : null
}
