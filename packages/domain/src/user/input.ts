import { z } from "zod"
import { locales } from "../locale.ts"
import { personName } from "./name-input.ts"

/** `image`: the id or the address of the user's own picture, or null for none. Nothing else can be changed here. */
export const patchMeInput = z.strictObject({
  name: personName.optional(),
  image: z.string().min(1).max(500).nullable().optional(),
})
export type PatchMe = z.infer<typeof patchMeInput>

export const getPublicInput = z.object({ id: z.string().min(1).max(100) })
export type GetPublic = z.infer<typeof getPublicInput>

export const setLocaleInput = z.object({ locale: z.enum(locales) })
export type SetLocale = z.infer<typeof setLocaleInput>
