import { expect, test } from "vitest"
import { draftOfApplication, withLicence } from "./draft-of-application.ts"
import type { Application } from "./load-applications.ts"

const licence = { categoryId: "electrical", number: "A-1", validUntil: null }
const document = { name: "a.pdf", mimeType: "application/pdf", size: 1, url: "/" }
const application = {
  kind: "individual",
  legalName: "Ion",
  birthDate: null,
  companyIdno: null,
  categoryIds: ["electrical"],
  experienceYears: null,
  about: "",
  consentAt: "2026-08-04T09:00:00Z",
  licences: [licence],
  documents: [
    { ...document, fileId: "1", role: "identity", categoryId: null },
    { ...document, fileId: "2", role: "licence", categoryId: "electrical" },
    { ...document, fileId: "3", role: "licence", categoryId: "heating-gas" },
  ],
} as unknown as Application

test("each document stands where it belongs", () => {
  expect(draftOfApplication(application)).toMatchObject({
    idDocFileIds: ["1"],
    selfieFileId: null,
    consent: true,
    licences: [{ ...licence, fileIds: ["2"] }],
  })
})

test("a licence is changed in its place, and goes when nothing is left of it", () => {
  const one = { ...licence, fileIds: ["2"] }
  const other = { ...one, categoryId: "heating-gas" }
  expect(withLicence([one, other], { ...one, number: "B" })).toEqual([other, { ...one, number: "B" }])
  expect(withLicence([one], { ...one, number: "", fileIds: [] })).toEqual([])
})
