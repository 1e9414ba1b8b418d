import { purgeAfterDays } from "@doable/domain/provider/application/limits"
import { applicationProblems, type ApplicationProblem } from "@doable/domain/provider/application/problems"
import { editableApplicationStatuses } from "@doable/domain/provider/application/status"
import { dayOf } from "@doable/domain/time/market-day"
import type { Context } from "../../platform/context.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import type { ApplicationAnswer } from "./answers.ts"
import { documentsOf, surroundingsOf, type ApplicationDocument, type ApplicationRow } from "./queries.ts"

const dayMs = 24 * 60 * 60 * 1000
type Parts = Pick<Context, "files" | "now">

/** As the applicant reads it. */
export async function describeApplications(
  ctx: Parts,
  db: Database | Transaction,
  rows: ApplicationRow[],
): Promise<ApplicationAnswer[]> {
  const documents = await documentsOf(
    db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => {
      const own = documents.filter(({ applicationId }) => applicationId === row.id)
      const isOpen = (editableApplicationStatuses as readonly string[]).includes(row.status)
      return describe(ctx, row, own, isOpen ? await problemsOf(db, row, own, ctx.now()) : [])
    }),
  )
}

export async function problemsOf(
  db: Database | Transaction,
  row: ApplicationRow,
  documents: ApplicationDocument[],
  now: Date,
): Promise<ApplicationProblem[]> {
  const filesOf = (role: ApplicationDocument["role"]) => documents.filter((one) => one.role === role)
  const licences = row.licences.map(({ categoryId, validUntil }) => ({
    categoryId,
    validUntil,
    files: filesOf("licence").filter((one) => one.categoryId === categoryId).length,
  }))
  const { kind, legalName, birthDate, companyIdno, experienceYears } = row
  return applicationProblems(
    {
      kind,
      legalName,
      birthDate,
      companyIdno,
      experienceYears,
      licences,
      ...(await surroundingsOf(db, row)),
      identityFiles: filesOf("identity").length,
      companyFiles: filesOf("company").length,
      hasConsent: row.consentAt !== null,
    },
    dayOf(now),
  )
}

function describe(
  { files, now }: Parts,
  row: ApplicationRow,
  documents: ApplicationDocument[],
  problems: ApplicationProblem[],
): ApplicationAnswer {
  const { providerId: _, userId: __, warnAt: ___, ...told } = row
  const isDecided = ["approved", "rejected", "expired", "revoked"].includes(row.status)
  const purgeAt = isDecided && row.decidedAt && new Date(row.decidedAt.getTime() + purgeAfterDays * dayMs)
  return {
    ...told,
    consentAt: row.consentAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    documentsPurgeAt: purgeAt ? purgeAt.toISOString() : null,
    documentsPurgedAt: row.documentsPurgedAt?.toISOString() ?? null,
    documents: documents.map(({ fileId, role, categoryId, name, type, size }) => ({
      fileId,
      role,
      categoryId,
      name,
      mimeType: type ?? "application/pdf",
      size: size ?? 0,
      url: files.links.privateUrl(fileId, now()),
    })),
    problems,
  }
}
