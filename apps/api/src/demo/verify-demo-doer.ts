import type { UserContext } from "../context.ts"
import { claimApplication } from "../provider-application/claim-application.ts"
import { createApplication } from "../provider-application/create-application.ts"
import { decideApplication } from "../provider-application/decide-application.ts"
import { submitApplication } from "../provider-application/submit-application.ts"
import type { DemoDoer } from "./demo-doer.ts"
import { drawWork } from "./demo-drawings.ts"
import { keepDrawing } from "./keep-drawing.ts"

type Verified = DemoDoer & { checked: Exclude<DemoDoer["checked"], string> }
type Known = { idOf: (slug: string) => string; adminId: string }

/** An application as a doer sends it, with drawings for documents, and the administrator's yes. */
export async function verifyDemoDoer(
  ctx: UserContext,
  doer: Verified,
  { idOf, adminId }: Known,
): Promise<void> {
  const paper = () => keepDrawing(ctx, drawWork("pages", "admin"), { purpose: "picture", isPublic: false })
  const licences = []
  for (const slug of doer.checked.licences) {
    licences.push({ categoryId: idOf(slug), number: null, validUntil: null, fileIds: [await paper()] })
  }
  const { id } = await createApplication(ctx, {
    payload: {
      legalName: doer.name,
      birthDate: doer.checked.born,
      experienceYears: doer.checked.years,
      idDocFileIds: [await paper()],
      ...(doer.company ? { companyIdno: "1003600012345", companyDocFileIds: [await paper()] } : {}),
      licences,
      consent: true,
    },
  })
  await submitApplication(ctx, { id })
  const admin = { ...ctx, user: { id: adminId, role: "ADMIN" as const } }
  await claimApplication(admin, { id })
  const seen = true as const
  const checklist = { nameMatchesId: seen, idReadable: seen, ageOk: seen, licenceOk: seen, profileOk: seen }
  await decideApplication(admin, { id, decision: "approve", checklist })
}
