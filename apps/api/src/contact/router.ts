import { z } from "zod"
import {
  createContactInput,
  deleteContactInput,
  requestPhoneOtpInput,
  updateContactInput,
  validatePhoneOtpInput,
} from "@doable/domain/contact/input"
import { contactsPerPerson, contactTypes } from "@doable/domain/contact/rules"
import { patchMeInput } from "@doable/domain/user/input"
import { router, userProcedure } from "../platform/trpc.ts"
import { me } from "../user/me.ts"
import { patchMe } from "./patch-me.ts"
import { createContact } from "./create-contact.ts"
import { deleteContact } from "./delete-contact.ts"
import { myContacts } from "./queries.ts"
import { requestPhoneOtp } from "./request-phone-otp.ts"
import { updateContact } from "./update-contact.ts"
import { validatePhoneOtp } from "./validate-phone-otp.ts"

const contact = z.object({
  id: z.string(),
  type: z.enum(contactTypes),
  value: z.string(),
  isPrimary: z.boolean(),
  metadata: z.record(z.string(), z.string()).optional(),
  isVerified: z.boolean(),
})

export const contactRouter = router({
  getMy: userProcedure.output(z.array(contact).max(contactsPerPerson)).query(({ ctx }) => myContacts(ctx)),
  create: userProcedure
    .input(createContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => createContact(ctx, input)),
  update: userProcedure
    .input(updateContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => updateContact(ctx, input)),
  delete: userProcedure
    .input(deleteContactInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteContact(ctx, input)),
  requestPhoneOtp: userProcedure
    .input(requestPhoneOtpInput)
    .output(z.object({ expiresAt: z.string(), retryAfterSec: z.number() }))
    .mutation(({ ctx, input }) => requestPhoneOtp(ctx, input)),
  validatePhoneOtp: userProcedure
    .input(validatePhoneOtpInput)
    .output(z.object({ isVerified: z.literal(true) }))
    .mutation(({ ctx, input }) => validatePhoneOtp(ctx, input)),
})

/** The part of `user` that changes the profile and the contacts with it. */
export const userPatchRouter = router({
  patchMe: userProcedure
    .input(patchMeInput)
    .output(me)
    .mutation(({ ctx, input }) => patchMe(ctx, input)),
})
