import { describe, expect, test } from "vitest"
import { applicationProblems, type WholeApplication } from "./problems.ts"

const whole: WholeApplication = {
  kind: "individual",
  legalName: "Ion Popescu",
  birthDate: "1990-05-01",
  identityFiles: 1,
  companyIdno: null,
  companyFiles: 0,
  categories: [{ id: "plumbing", needsLicence: false }],
  licences: [],
  experienceYears: 0,
  hasConsent: true,
  hasPhone: true,
  completeness: 80,
  shown: { kind: "individual", companyName: null },
}
const company = {
  kind: "company",
  companyIdno: "1003600012345",
  companyFiles: 1,
  shown: { kind: "company", companyName: "Robinet SRL" },
} as const
const found = (given: Partial<WholeApplication>) =>
  applicationProblems({ ...whole, ...given }, "2026-08-04").map(({ path, code }) => `${path} ${code}`)
const electrical = [{ id: "electrical", needsLicence: true }]
const licence = { categoryId: "electrical", validUntil: null, files: 1 }

test("a whole application has none", () => {
  expect(found({})).toEqual([])
  expect(found(company)).toEqual([])
  expect(found({ categories: electrical, licences: [licence] })).toEqual([])
  // Of age today.
  expect(found({ birthDate: "2008-08-04" })).toEqual([])
})

describe("each thing that is missing is told", () => {
  test.each<[string, Partial<WholeApplication>]>([
    ["legalName legal_name_required", { legalName: "Io" }],
    ["birthDate birth_date_required", { birthDate: null }],
    ["birthDate underage", { birthDate: "2008-08-05" }],
    ["idDocFileIds identity_required", { identityFiles: 0 }],
    ["companyIdno company_idno_invalid", { ...company, companyIdno: null }],
    ["companyDocFileIds company_documents_required", { ...company, companyFiles: 0 }],
    ["kind kind_differs", { ...company, shown: whole.shown }],
    ["kind kind_differs", { shown: company.shown }],
    ["profile company_name_required", { ...company, shown: { kind: "company", companyName: " " } }],
    ["categoryIds categories_required", { categories: [] }],
    ["licences.electrical licence_required", { categories: electrical }],
    [
      "licences.electrical licence_required",
      { categories: electrical, licences: [{ ...licence, files: 0 }] },
    ],
    [
      "licences.electrical licence_expired",
      { categories: electrical, licences: [{ ...licence, validUntil: "2026-08-03" }] },
    ],
    ["experienceYears experience_required", { experienceYears: null }],
    ["consent consent_required", { hasConsent: false }],
    ["phone phone_required", { hasPhone: false }],
    ["profile profile_incomplete", { completeness: 79 }],
  ])("%s", (problem, given) => {
    expect(found(given)).toEqual([problem])
  })
})
