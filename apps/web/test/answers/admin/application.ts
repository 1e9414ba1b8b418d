import type { Output } from "../../fake-api.ts"

type Application = Output<"adminApplication.getById">
type Row = Output<"adminApplication.getList">["data"][number]

const applicationId = "0192f000-0000-7000-8000-0000000000c1"
const applicant = { id: "0192f000-0000-7000-8000-0000000000c2", name: "Vera Lupu" }

export const anApplicationRow = (own: Partial<Row> = {}): Row => ({
  id: applicationId,
  status: "submitted",
  attempt: 1,
  kind: "individual",
  legalName: "Vera Lupu",
  submittedAt: new Date().toISOString(),
  decidedAt: null,
  applicant,
  reviewer: null,
  claimEndsAt: null,
  documentCount: 2,
  ...own,
})

/** Sent, and taken by nobody; with a picture and another file. */
export const anApplication = (own: Partial<Application> = {}): Application => ({
  id: applicationId,
  status: "submitted",
  version: 1,
  attempt: 1,
  kind: "individual",
  legalName: "Vera Lupu",
  birthDate: "1990-02-03",
  companyIdno: null,
  licences: [],
  categoryIds: [],
  experienceYears: 4,
  about: "",
  consentAt: null,
  documents: [
    {
      fileId: "id-card",
      role: "identity",
      categoryId: null,
      name: "id.jpg",
      mimeType: "image/jpeg",
      size: 9,
    },
    {
      fileId: "paper",
      role: "licence",
      categoryId: null,
      name: "l.pdf",
      mimeType: "application/pdf",
      size: 9,
    },
  ],
  documentsPurgeAt: null,
  documentsPurgedAt: null,
  checkedName: null,
  checkedCompany: null,
  fieldsToFix: [],
  reasonCode: null,
  decisionNote: null,
  submittedAt: new Date().toISOString(),
  decidedAt: null,
  expiresAt: null,
  createdAt: "2026-06-01T09:00:00.000Z",
  updatedAt: "2026-06-01T09:00:00.000Z",
  applicant: { ...applicant, email: "vera@example.com" },
  reviewer: null,
  claimEndsAt: null,
  profile: {
    id: "0192f000-0000-7000-8000-0000000000c3",
    kind: "individual",
    companyName: null,
    idno: null,
    headline: "Paints walls",
    bio: "",
    status: "published",
    level: "none",
    completeness: 90,
  },
  categories: [],
  ...own,
})

/** Taken by this administrator for half an hour. */
export const takenBy = (reviewer: { id: string; name: string }): Partial<Application> => ({
  status: "in_review",
  reviewer: { id: reviewer.id, name: reviewer.name },
  claimEndsAt: new Date(Date.now() + 30 * 60_000).toISOString(),
})
