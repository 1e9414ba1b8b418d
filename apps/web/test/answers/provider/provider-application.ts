import type { Output } from "../../fake-api.ts"
import { assembly } from "../category-tree.ts"

type Mine = Output<"providerApplication.getMy">
type Application = Mine["data"][number]

/** One that was started and lacks nothing, unless the test says otherwise. */
export function anApplication(own: Partial<Application> = {}): Application {
  return {
    id: "application-1",
    status: "draft",
    version: 1,
    attempt: 0,
    kind: "individual",
    legalName: "Ion Munteanu",
    birthDate: "1990-05-01",
    companyIdno: null,
    licences: [],
    categoryIds: [assembly.id],
    experienceYears: 7,
    about: "",
    consentAt: "2026-02-01T09:00:00.000Z",
    documents: [],
    documentsPurgeAt: null,
    documentsPurgedAt: null,
    checkedName: null,
    checkedCompany: null,
    fieldsToFix: [],
    reasonCode: null,
    decisionNote: null,
    submittedAt: null,
    decidedAt: null,
    expiresAt: null,
    createdAt: "2026-02-01T09:00:00.000Z",
    updatedAt: "2026-02-01T09:00:00.000Z",
    problems: [],
    ...own,
  }
}

export const applications = (data: Application[] = [], own: Partial<Mine> = {}): Mine => ({
  data,
  total: data.length,
  queuePlace: null,
  targetAt: null,
  ...own,
})
