/** An application to be verified, as data: from each state, which command leads where. */
export const applicationTransitions = {
  draft: { submit: "submitted", withdraw: "withdrawn" },
  submitted: { claim: "in_review", withdraw: "withdrawn" },
  in_review: {
    approve: "approved",
    reject: "rejected",
    requestChanges: "changes_requested",
    release: "submitted",
  },
  changes_requested: { submit: "submitted", withdraw: "withdrawn" },
  approved: { expire: "expired", revoke: "revoked" },
  rejected: {},
  withdrawn: {},
  expired: {},
  revoked: {},
} as const

export type ApplicationStatus = keyof typeof applicationTransitions
export const applicationStatuses = Object.keys(applicationTransitions) as [
  ApplicationStatus,
  ...ApplicationStatus[],
]

/** Under way: of these a person has at most one. */
export const liveApplicationStatuses = [
  "draft",
  "submitted",
  "in_review",
  "changes_requested",
] as const satisfies ApplicationStatus[]

/** The states in which the applicant may still change what it says. */
export const editableApplicationStatuses = [
  "draft",
  "changes_requested",
] as const satisfies ApplicationStatus[]

/** What a document shows. */
export const documentRoles = ["identity", "selfie", "company", "licence"] as const
export type DocumentRole = (typeof documentRoles)[number]

export const rejectReasons = [
  "document_unreadable",
  "name_differs",
  "underage",
  "document_forged",
  "licence_missing",
  "other",
] as const
export type RejectReason = (typeof rejectReasons)[number]

/** What an applicant may be asked to mend, by the names of the draft; `profile` is the profile itself. */
export const fixableFields = [
  "legalName",
  "birthDate",
  "idDocFileIds",
  "selfieFileId",
  "companyIdno",
  "companyDocFileIds",
  "licences",
  "categoryIds",
  "experienceYears",
  "about",
  "profile",
] as const

/** What the approving administrator has checked, point by point. */
export const checkPoints = ["nameMatchesId", "idReadable", "ageOk", "licenceOk", "profileOk"] as const
export type Checklist = Record<(typeof checkPoints)[number], boolean>
