import { z } from "zod"
import type { Refusal } from "../refusal.ts"
import { phoneCodeLength } from "./phone-code.ts"
import { contactTypes } from "./rules.ts"
import { contactValueLength, plainContactValue, plainPhone } from "./value.ts"

/** The message of a problem is the code of a refusal, so that both have the same words. */
const because = (code: Refusal) => ({ error: code })

const metadata = z
  .record(z.string().min(1).max(50), z.string().max(200))
  .refine((record) => Object.keys(record).length <= 10)

const contact = z.object({
  type: z.enum(contactTypes, because("contact_type_required")),
  value: z
    .string(because("contact_value_required"))
    .min(1, because("contact_value_required"))
    .max(contactValueLength.max, because("contact_value_invalid")),
  isPrimary: z.boolean().optional(),
  metadata: metadata.optional(),
})

/** An empty value has been told off already. */
const suitsItsType = ({ type, value }: z.infer<typeof contact>) =>
  value === "" || plainContactValue(type, value) !== null

const contactPayload = contact.refine(suitsItsType, { ...because("contact_value_invalid"), path: ["value"] })

export const createContactInput = z.object({ payload: contactPayload })
export type CreateContact = z.infer<typeof createContactInput>

/** What is left out stays as it is; whether the value suits the type is asked when both are known. */
export const updateContactInput = z.object({ id: z.uuid(), payload: contact.partial() })
export type UpdateContact = z.infer<typeof updateContactInput>

export const deleteContactInput = z.object({ id: z.uuid() })
export type DeleteContact = z.infer<typeof deleteContactInput>

const phoneNumber = z
  .string()
  .max(contactValueLength.max)
  .transform((text, context) => {
    const plain = plainPhone(text)
    if (plain) return plain
    context.addIssue({ code: "custom", message: "contact_value_invalid" satisfies Refusal })
    return z.NEVER
  })

export const requestPhoneOtpInput = z.object({ phoneNumber })
export type RequestPhoneOtp = z.infer<typeof requestPhoneOtpInput>

export const validatePhoneOtpInput = z.object({ phoneNumber, otp: z.string().length(phoneCodeLength) })
export type ValidatePhoneOtp = z.infer<typeof validatePhoneOtpInput>
