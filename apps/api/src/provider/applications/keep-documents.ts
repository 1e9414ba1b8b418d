import { and, eq, inArray } from "../../platform/db/drizzle.ts"
import type { ApplicationDraft } from "@doable/domain/provider/application/input"
import type { DocumentRole } from "@doable/domain/provider/application/status"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../../platform/db/client.ts"
import { files } from "../../platform/db/schema/file.ts"
import { providerApplicationFiles } from "../../platform/db/schema/provider-application.ts"
import { isUnused } from "../../file/is-unused.ts"
import { removeFiles } from "../../file/remove-files.ts"
import { livingLeaves } from "../keep-lists.ts"

type Owned = { id: string; userId: string }
type Wanted = { fileId: string; role: DocumentRole; categoryId: string | null }

/**
 * The applicant's own private files, each used once. Files that are taken out are deleted right away, because nobody
 * needs them.
 */
export async function keepDocuments(
  tx: Transaction,
  application: Owned,
  draft: ApplicationDraft,
): Promise<void> {
  await refuseUnknownCategories(tx, draft)
  const roles = rolesIn(draft)
  if (roles.length === 0) return
  const wanted = wantedOf(draft)
  const ids = wanted.map(({ fileId }) => fileId)
  await refuseUnfit(tx, application, ids)
  const isHere = eq(providerApplicationFiles.applicationId, application.id)
  const before = await tx
    .delete(providerApplicationFiles)
    .where(and(isHere, inArray(providerApplicationFiles.role, roles)))
    .returning({ fileId: providerApplicationFiles.fileId })
  const elsewhere = await tx.select().from(providerApplicationFiles).where(isHere)
  if (elsewhere.some(({ fileId }) => ids.includes(fileId)) || new Set(ids).size !== ids.length) {
    throw new Refused("application_file_unfit")
  }
  if (wanted.length > 0) {
    const rows = wanted.map((one, position) => ({ ...one, applicationId: application.id, position }))
    await tx.insert(providerApplicationFiles).values(rows)
  }
  const gone = before.map(({ fileId }) => fileId).filter((fileId) => !ids.includes(fileId))
  if (gone.length > 0) await removeFiles(tx, application.userId, and(inArray(files.id, gone), isUnused))
}

/** What is left out of the draft stays as it is. */
function rolesIn(draft: ApplicationDraft): DocumentRole[] {
  return [
    ...(draft.idDocFileIds ? ["identity" as const] : []),
    ...(draft.selfieFileId !== undefined ? ["selfie" as const] : []),
    ...(draft.companyDocFileIds ? ["company" as const] : []),
    ...(draft.licences ? ["licence" as const] : []),
  ]
}

function wantedOf(draft: ApplicationDraft): Wanted[] {
  const plain = (role: DocumentRole, ids: readonly string[] = []) =>
    ids.map((fileId) => ({ fileId, role, categoryId: null }))
  return [
    ...plain("identity", draft.idDocFileIds),
    ...plain("selfie", draft.selfieFileId ? [draft.selfieFileId] : []),
    ...plain("company", draft.companyDocFileIds),
    ...(draft.licences ?? []).flatMap(({ categoryId, fileIds }) =>
      fileIds.map((fileId) => ({ fileId, role: "licence" as const, categoryId })),
    ),
  ]
}

async function refuseUnfit(tx: Transaction, { id, userId }: Owned, ids: string[]) {
  if (ids.length === 0) return
  const isFit = and(eq(files.ownerId, userId), eq(files.status, "ready"), eq(files.isPublic, false))
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isFit, inArray(files.purpose, ["picture", "document"])))
  // A document of an earlier application goes with that one, whenever its time comes.
  const taken = await tx
    .select({ applicationId: providerApplicationFiles.applicationId })
    .from(providerApplicationFiles)
    .where(inArray(providerApplicationFiles.fileId, ids))
  const isTaken = taken.some(({ applicationId }) => applicationId !== id)
  if (found.length !== new Set(ids).size || isTaken) throw new Refused("application_file_unfit")
}

async function refuseUnknownCategories(
  tx: Transaction,
  { categoryIds = [], licences = [] }: ApplicationDraft,
) {
  const named = [...new Set([...categoryIds, ...licences.map(({ categoryId }) => categoryId)])]
  if ((await livingLeaves(tx, named)).length === named.length) return
  throw new Refused("application_incomplete", {
    fields: [{ path: "categoryIds", code: "categories_required" }],
  })
}

/** All documents of these applications, which are all of one person, go permanently. */
export async function dropDocuments(
  tx: Transaction,
  userId: string,
  applicationIds: string[],
): Promise<void> {
  const gone = await tx
    .delete(providerApplicationFiles)
    .where(inArray(providerApplicationFiles.applicationId, applicationIds))
    .returning({ fileId: providerApplicationFiles.fileId })
  const ids = gone.map(({ fileId }) => fileId)
  if (ids.length > 0) await removeFiles(tx, userId, and(inArray(files.id, ids), isUnused))
}
