import { z } from "zod"
import { userNameLength } from "../limits.ts"
import { locales } from "../locale.ts"
import { userRoles, userStatuses } from "./status.ts"

/** `image`: the id or the address of one's own picture, or null for none. Nothing else can be changed here. */
export const patchMeInput = z.strictObject({
  name: z.string().trim().max(userNameLength.max).optional(),
  image: z.string().min(1).max(500).nullable().optional(),
})
export type PatchMe = z.infer<typeof patchMeInput>

export const getPublicInput = z.object({ id: z.string().min(1).max(100) })
export type GetPublic = z.infer<typeof getPublicInput>

export const setLocaleInput = z.object({ locale: z.enum(locales) })
export type SetLocale = z.infer<typeof setLocaleInput>

/** What an administrator does to someone, and why. */
const reason = z.string().trim().min(1).max(500)
export const setRoleInput = z.object({ id: z.string().min(1).max(100), role: z.enum(userRoles), reason })
export type SetRole = z.infer<typeof setRoleInput>

export const unlockUserInput = z.object({ id: z.string().min(1).max(100), reason })
export type UnlockUser = z.infer<typeof unlockUserInput>

export const setStatusInput = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(userStatuses),
  reason,
})
export type SetStatus = z.infer<typeof setStatusInput>
