import { z } from "zod"
import { referralCode } from "../../user/referral.ts"
import { ownPath } from "../own-path.ts"

/** Who else may say who someone is, where it's configured: Google, and one OpenID provider of the operator's choice. */
export const providerIds = ["google", "openid"] as const
export type ProviderId = (typeof providerIds)[number]
export const isProviderId = (text: string): text is ProviderId => providerIds.some((id) => id === text)

/** Where the person wanted to go; one that would leave our site is forgotten. */
const callbackURL = z.string().max(1000).regex(ownPath).catch("/")

/** The code of the link that someone came by, as at the sign-up. It counts only for a new account. */
const invitedBy = z.string().regex(referralCode).optional().catch(undefined)

export const useProviderInput = z.object({ provider: z.enum(providerIds), callbackURL, invitedBy })
export type UseProvider = z.infer<typeof useProviderInput>

/** By the provider, or by the number that the list of ways in gives it, as the library's client does. */
export const unlinkInput = z.object({
  providerId: z.enum(providerIds).optional(),
  accountId: z.string().max(100).optional(),
})
export type Unlink = z.infer<typeof unlinkInput>

/** What a provider sends the browser back with. Of any length: what doesn't fit is told as such. */
const text = z.string().max(4000).optional().catch(undefined)
export const callbackInput = z.object({ code: text, state: text, iss: text, error: text })
export type Callback = z.infer<typeof callbackInput>
