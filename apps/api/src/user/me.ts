import { z } from "zod"
import { whyNotModerator } from "@doable/domain/user/admin-access"
import { accountTypes, userRoles } from "@doable/domain/user/status"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { limitedUntil } from "../platform/limited-until.ts"

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
  /** Only there for someone whose account is limited; without `until`, someone lifts the limit. */
  limit: z.object({ until: z.string().nullable() }).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

type Asked = Pick<Context, "db" | "requireAdminSecondStep">

export async function aboutMe(user: Caller, { db, requireAdminSecondStep }: Asked) {
  const { role, twoFactorEnabled: hasSecondStep } = user
  const whyNot = whyNotModerator({ role, hasSecondStep, isSecondStepRequired: requireAdminSecondStep })
  const until = user.status === "limited" ? await limitedUntil(db, user.id) : undefined
  return {
    ...user,
    ...(whyNot === "second_step_needed" && { needsSecondStep: true as const }),
    ...(user.status === "limited" && { limit: { until: until ?? null } }),
  }
}
