import { inArray } from "../platform/db/drizzle.ts"
import { Refused, type Refusal } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { messageFiles } from "../platform/db/schema/message.ts"

/** The sender's own, checked private files; public files and other documents can't be sent. */
export async function fitFiles(
  tx: Transaction,
  ownerId: string,
  fileIds: string[],
  refusal: Refusal = "message_file_unfit",
): Promise<string[]> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return wanted
  const found = await tx.select().from(files).where(inArray(files.id, wanted)).for("share")
  const fits = found.filter(
    ({ ownerId: owner, status, isPublic, purpose }) =>
      owner === ownerId &&
      status === "ready" &&
      !isPublic &&
      (purpose === "picture" || purpose === "document"),
  )
  if (fits.length !== wanted.length) throw new Refused(refusal)
  return wanted
}

export async function attachFiles(tx: Transaction, messageId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx.insert(messageFiles).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })))
}
