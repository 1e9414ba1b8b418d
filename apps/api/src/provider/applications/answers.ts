// What leaves the server about applications: to the applicant alone, with documents as links that run out.
import { z } from "zod"
import { providerKinds } from "@doable/domain/provider/status"
import { applicationProblemCodes } from "@doable/domain/provider/application/problems"
import { applicationStatuses, documentRoles, rejectReasons } from "@doable/domain/provider/application/status"

const document = z.object({
  fileId: z.string(),
  role: z.enum(documentRoles),
  categoryId: z.string().nullable(),
  name: z.string(),
  mimeType: z.string(),
  size: z.number(),
  url: z.string(),
})

export const application = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  version: z.number(),
  attempt: z.number(),
  kind: z.enum(providerKinds),
  legalName: z.string(),
  birthDate: z.string().nullable(),
  companyIdno: z.string().nullable(),
  licences: z.array(
    z.object({ categoryId: z.string(), number: z.string().nullable(), validUntil: z.string().nullable() }),
  ),
  categoryIds: z.array(z.string()),
  experienceYears: z.number().nullable(),
  about: z.string(),
  consentAt: z.string().nullable(),
  documents: z.array(document),
  /** When they are deleted, or were. */
  documentsPurgeAt: z.string().nullable(),
  documentsPurgedAt: z.string().nullable(),
  /** The names the badge is valid for. */
  checkedName: z.string().nullable(),
  checkedCompany: z.string().nullable(),
  fieldsToFix: z.array(z.string()),
  reasonCode: z.enum(rejectReasons).nullable(),
  decisionNote: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What keeps it from being sent; only while it can be. */
  problems: z.array(
    z.object({ path: z.string(), code: z.enum(applicationProblemCodes), min: z.number().optional() }),
  ),
})
export type ApplicationAnswer = z.infer<typeof application>

export const myApplications = z.object({
  data: z.array(application),
  total: z.number(),
  /** Of the one that waits: 1 is next. */
  queuePlace: z.number().nullable(),
  /** By when we want to have looked at it. */
  targetAt: z.string().nullable(),
})
