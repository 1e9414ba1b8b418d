import type { UserContext } from "../../platform/context.ts"
import { claimApplication } from "../../provider/applications/decide/claim-application.ts"
import { createApplication } from "../../provider/applications/create-application.ts"
import { decideApplication } from "../../provider/applications/decide/decide-application.ts"
import { submitApplication } from "../../provider/applications/submit-application.ts"
import type { DemoDoer } from "./demo-people.ts"
import { drawWork } from "../drawings/demo-drawings.ts"
import { keepDrawing } from "../drawings/keep-drawing.ts"

type Verified = DemoDoer & { checked: Exclude<DemoDoer["checked"], string> }
type Known = { idOf: (slug: string) => string; adminId: string }

type Facts = {
  legalName: string
  born: string
  years: number
  isCompany?: boolean
  /** Ids of categories. */
  licences?: string[]
}

/** An application as a doer writes it, with drawings for documents. */
export async function fillApplication(ctx: UserContext, facts: Facts): Promise<string> {
  const paper = () => keepDrawing(ctx, drawWork("pages", "admin"), { purpose: "picture", isPublic: false })
  const licences = []
  for (const categoryId of facts.licences ?? []) {
    licences.push({ categoryId, number: null, validUntil: null, fileIds: [await paper()] })
  }
  const { id } = await createApplication(ctx, {
    payload: {
      legalName: facts.legalName,
      birthDate: facts.born,
      experienceYears: facts.years,
      idDocFileIds: [await paper()],
      ...(facts.isCompany ? { companyIdno: "1003600012345", companyDocFileIds: [await paper()] } : {}),
      licences,
      consent: true,
    },
  })
  return id
}

/** The application and the administrator's yes. */
export async function verifyDemoDoer(
  ctx: UserContext,
  { name, company, checked }: Verified,
  { idOf, adminId }: Known,
): Promise<void> {
  const id = await fillApplication(ctx, {
    legalName: name,
    born: checked.born,
    years: checked.years,
    isCompany: company !== undefined,
    licences: checked.licences.map(idOf),
  })
  await submitApplication(ctx, { id })
  const admin = { ...ctx, user: { id: adminId, role: "ADMIN" as const } }
  await claimApplication(admin, { id })
  const seen = true as const
  const checklist = { nameMatchesId: seen, idReadable: seen, ageOk: seen, licenceOk: seen, profileOk: seen }
  await decideApplication(admin, { id, decision: "approve", checklist })
}
