import { and, eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../../test/api.ts"
import { aCompleteProvider, anApplication } from "../../../../test/provider-factories.ts"
import { aCaller } from "../../../../test/task-world.ts"
import { auditLogs } from "../../../platform/db/schema/audit-log.ts"
import { providerApplicationFiles } from "../../../platform/db/schema/provider-application.ts"

const world = anApi()
const reason = "A client says that it is somebody else."

/** With one document, in a state of its own. */
async function anApplicationIn(status: "approved" | "changes_requested" | "submitted") {
  const ion = await aCaller(world)
  const profile = await aCompleteProvider(world.db, ion.user)
  const now = new Date()
  const decided = { decidedAt: now, expiresAt: new Date(now.getTime() + 864e5), decisionNote: "as said" }
  const sent = { isWhole: true, status, submittedAt: now, ...(status === "submitted" ? {} : decided) }
  const { id } = await anApplication(world.db, profile, sent)
  const [document] = await world.db
    .select()
    .from(providerApplicationFiles)
    .where(eq(providerApplicationFiles.applicationId, id))
  return { ion, id, fileId: document?.fileId ?? "" }
}

test("after the decision a document is looked at with a reason alone, which the log keeps", async () => {
  const [{ id, fileId }, zoe] = [await anApplicationIn("approved"), await aCaller(world, { role: "ADMIN" })]
  const look = (more: object = {}) => zoe.tryTell("adminApplication.getDocumentUrl", { id, fileId, ...more })
  expect(await look()).toBe("application_reason_needed")
  expect(await look({ reason })).toBe("done")
  const seen = await world.db
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.entityId, id), eq(auditLogs.action, "application.document_view")))
  expect(seen).toMatchObject([{ actorId: zoe.user.id, reason }])
})

test("what waits for nobody in particular or is being changed is closed, with or without a reason", async () => {
  const zoe = await aCaller(world, { role: "ADMIN" })
  for (const [status, refusal] of [
    ["submitted", "application_unclaimed"],
    ["changes_requested", "application_not_reviewable"],
  ] as const) {
    const { id, fileId } = await anApplicationIn(status)
    expect(await zoe.tryTell("adminApplication.getDocumentUrl", { id, fileId, reason })).toBe(refusal)
  }
})

test("a document is opened with its application and no other way", async () => {
  const [{ ion, fileId }, zoe] = [await anApplicationIn("submitted"), await aCaller(world, { role: "ADMIN" })]
  expect(await zoe.tryAsk("file.getPreviewUrl", { id: fileId })).toBe("file_not_found")
  expect(await ion.tryAsk("file.getPreviewUrl", { id: fileId })).toBe("done")
  expect(await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, fileId))).toEqual([])
})
