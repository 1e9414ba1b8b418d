import { z } from "zod"
import { idnoLength } from "../limits.ts"
import { searchLength, shortestSearch } from "../../text/search.ts"
import { providerKinds } from "../status.ts"
import { isDay } from "../../time/market-day.ts"
import {
  aboutLength,
  decisionNoteLength,
  documentsPerRole,
  experienceYears,
  legalNameLength,
  licenceNumberLength,
  licencesPerApplication,
} from "./limits.ts"
import { fixableFields, rejectReasons } from "./status.ts"

const id = z.uuid()
const day = z.string().length(10).refine(isDay, { error: "date_invalid" })
const fileIds = (most: number) => z.array(z.uuid()).max(most)

const licence = z.object({
  categoryId: z.uuid(),
  number: z.string().trim().max(licenceNumberLength).nullable().default(null),
  validUntil: day.nullable().default(null),
  fileIds: fileIds(documentsPerRole.licence).default([]),
})
export type LicenceInput = z.infer<typeof licence>

/** Any part of an application: what is left out stays, null takes it away. All files are private. */
export const applicationDraft = z.object({
  kind: z.enum(providerKinds).optional(),
  legalName: z.string().trim().max(legalNameLength.max).optional(),
  birthDate: day.nullable().optional(),
  idDocFileIds: fileIds(documentsPerRole.identity).optional(),
  selfieFileId: z.uuid().nullable().optional(),
  companyIdno: z.string().trim().max(idnoLength).nullable().optional(),
  companyDocFileIds: fileIds(documentsPerRole.company).optional(),
  licences: z.array(licence).max(licencesPerApplication).optional(),
  categoryIds: z.array(z.uuid()).max(10).optional(),
  experienceYears: z.int().min(experienceYears.min).max(experienceYears.max).nullable().optional(),
  about: z.string().trim().max(aboutLength.max).optional(),
  /** To our looking at these documents for this purpose. */
  consent: z.boolean().optional(),
})
export type ApplicationDraft = z.infer<typeof applicationDraft>

export const createApplicationInput = z.object({ payload: applicationDraft.default({}) })
export type CreateApplication = z.infer<typeof createApplicationInput>

export const updateApplicationInput = z.object({
  id,
  version: z.int().min(1).max(2_147_483_647),
  payload: applicationDraft,
})
export type UpdateApplication = z.infer<typeof updateApplicationInput>

export const applicationIdInput = z.object({ id })
export type ApplicationId = z.infer<typeof applicationIdInput>

const note = z.string().trim().min(decisionNoteLength.min).max(decisionNoteLength.max)

const seen = z.literal(true)
/** All of it was looked at and found right: anything less is a no or a "not yet". */
const checklist = z.object({
  nameMatchesId: seen,
  idReadable: seen,
  ageOk: seen,
  licenceOk: seen,
  profileOk: seen,
})

export const approveApplicationInput = z.object({ id, checklist })
export const rejectApplicationInput = z.object({ id, reasonCode: z.enum(rejectReasons), note })
export const requestChangesInput = z.object({
  id,
  note,
  fields: z.array(z.enum(fixableFields)).min(1).max(fixableFields.length),
})

/** The administrator's note. */
export type DecideApplication =
  | ({ decision: "approve" } & z.infer<typeof approveApplicationInput>)
  | ({ decision: "reject" } & z.infer<typeof rejectApplicationInput>)
  | ({ decision: "request_changes" } & z.infer<typeof requestChangesInput>)

/** `reason`: why a document is looked at again after the decision. */
export const documentViewInput = z.object({
  id,
  fileId: z.uuid(),
  reason: z.string().trim().min(1).max(500).optional(),
})
export type DocumentView = z.infer<typeof documentViewInput>

/** `waiting`: sent, whether someone looks at it already or not. */
export const applicationQueues = ["waiting", "approved", "rejected", "changes_requested", "revoked"] as const
export const adminApplicationsInput = z
  .object({
    status: z.enum(applicationQueues).default("waiting"),
    q: z.string().trim().min(shortestSearch).max(searchLength).optional(),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(25),
        offset: z.int().min(0).max(10_000).default(0),
      })
      .default({ limit: 25, offset: 0 }),
  })
  .default({ status: "waiting", pagination: { limit: 25, offset: 0 } })
export type AdminApplications = z.infer<typeof adminApplicationsInput>

export const myApplicationsInput = z
  .object({
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(20),
        offset: z.int().min(0).max(1000).default(0),
      })
      .default({ limit: 20, offset: 0 }),
  })
  .default({ pagination: { limit: 20, offset: 0 } })
export type MyApplications = z.infer<typeof myApplicationsInput>
