import { z } from "zod"
import { passkeyNameLength } from "../../limits.ts"

/** More than anyone has devices. Keeps the list short. */
export const mostPasskeys = 20

/** Base64url, as browsers write what an authenticator answered. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/)
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key") }
const attachment = z.string().max(40).nullish()

const name = z.string().trim().min(1).max(passkeyNameLength)
const id = z.string().min(1).max(100)

/** An attestation may carry certificates. */
export const addPasskeyInput = z.object({
  name: name.optional(),
  response: z.object({
    ...credential,
    authenticatorAttachment: attachment,
    clientExtensionResults: z.object({}).default({}),
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(40_000),
      transports: z
        .array(z.string().regex(/^[\w-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
})
export type AddPasskey = z.infer<typeof addPasskeyInput>

export const usePasskeyInput = z.object({
  /** Who has to show that it's them: someone else's passkey is refused. */
  userId: id.optional(),
  /** The same, for the person whose password was right just now. */
  isSecondStep: z.boolean().optional(),
  response: z.object({
    ...credential,
    authenticatorAttachment: attachment,
    clientExtensionResults: z.object({}).default({}),
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: z.string().max(200).nullish(),
    }),
  }),
})
export type UsePasskey = z.infer<typeof usePasskeyInput>

export const renamePasskeyInput = z.object({ id, name })
export type RenamePasskey = z.infer<typeof renamePasskeyInput>

export const deletePasskeyInput = z.object({ id })
export type DeletePasskey = z.infer<typeof deletePasskeyInput>
