// What leaves the server about applications to administrators: documents are named, their links are asked for singly.
import { z } from "zod"
import { l10n } from "@doable/domain/text/l10n"
import { providerKinds, providerStatuses, verificationLevels } from "@doable/domain/provider/status"
import { application } from "../answers.ts"

const person = z.object({ id: z.string(), name: z.string() })

export const waitingApplication = application
  .pick({
    id: true,
    status: true,
    attempt: true,
    kind: true,
    legalName: true,
    submittedAt: true,
    decidedAt: true,
  })
  .extend({
    applicant: person,
    reviewer: person.nullable(),
    /** Until then it is the reviewer's alone. */
    claimEndsAt: z.string().nullable(),
    documentCount: z.number(),
  })
export type WaitingApplication = z.infer<typeof waitingApplication>

export const adminApplications = z.object({
  data: z.array(waitingApplication).max(100),
  total: z.number(),
  isMore: z.boolean(),
})

export const adminApplication = application.omit({ documents: true, problems: true }).extend({
  documents: z.array(application.shape.documents.element.omit({ url: true })),
  applicant: person.extend({ email: z.string() }),
  reviewer: person.nullable(),
  claimEndsAt: z.string().nullable(),
  profile: z.object({
    id: z.string(),
    kind: z.enum(providerKinds),
    companyName: z.string().nullable(),
    idno: z.string().nullable(),
    headline: z.string(),
    bio: z.string(),
    status: z.enum(providerStatuses),
    level: z.enum(verificationLevels),
    completeness: z.number(),
  }),
  categories: z.array(z.object({ id: z.string(), name: l10n, needsLicence: z.boolean() })),
})
export type AdminApplicationAnswer = z.infer<typeof adminApplication>
