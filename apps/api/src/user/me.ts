import { z } from "zod"
import { whyNotModerator } from "@doable/domain/user/admin-access"
import { accountTypes, userRoles } from "@doable/domain/user/status"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"

/** What a person is told about their own account. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(userRoles),
  accountType: z.enum(accountTypes),
  /** Only there for a moderator or administrator who can't open the admin area without it. */
  needsSecondStep: z.literal(true).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export function aboutMe(user: Caller, { requireAdminSecondStep }: Pick<Context, "requireAdminSecondStep">) {
  const { role, twoFactorEnabled: hasSecondStep } = user
  const whyNot = whyNotModerator({ role, hasSecondStep, isSecondStepRequired: requireAdminSecondStep })
  return whyNot === "second_step_needed" ? { ...user, needsSecondStep: true as const } : user
}
