import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { SubmitUploadedFile } from "@doable/domain/file/input"
import { isPictureType, whyCannotKeep, type FilePurpose } from "@doable/domain/file/rules"
import { typeOfBytes } from "@doable/domain/file/type-of-bytes"
import type { UserContext } from "../context.ts"
import { files } from "../db/schema/file.ts"
import { refuse } from "../refuse.ts"
import { planFor } from "./picture-plan.ts"
import { fileById, isReady, type FileRow, type ReadyFile } from "./queries.ts"
import { describeFile } from "./describe-file.ts"

/** Looks at what was sent, makes something harmless of it, and only then lets it be seen. */
export async function submitUploadedFile(ctx: UserContext, { id, payload }: SubmitUploadedFile) {
  const file = await fileById(ctx.db, id)
  if (!file || file.ownerId !== ctx.user.id) throw new Refused("file_not_found")
  // Asked twice (a lost answer, a second press), the same file is the answer.
  if (isReady(file)) return describeFile(ctx, file)

  const { storage } = ctx.files
  const bytes = await storage.readUpload(id)
  if (!bytes) throw new Refused("file_not_uploaded")
  const made = await makeHarmless(ctx, file, bytes, payload.purpose).catch(async (error: unknown) => {
    if (error instanceof Refused && error.kind === "invalid") await storage.discardUpload(id)
    throw error
  })
  // A key of this try alone: of two at the same time one wins, and the other takes back its own.
  const key = `${id}/${randomUUID()}`
  await storage.write(key, made.bytes, made.facts.type)
  const [kept] = await ctx.db
    .update(files)
    .set({ ...made.facts, key, purpose: payload.purpose, status: "ready", submittedAt: ctx.now() })
    .where(and(eq(files.id, id), eq(files.status, "waiting")))
    .returning()
  if (!kept) await storage.remove(key)
  await storage.discardUpload(id)
  const ready = kept ?? (await fileById(ctx.db, id))
  if (!isReady(ready)) throw new Refused("file_not_found")
  return describeFile(ctx, ready)
}

type Made = { bytes: Buffer; facts: Pick<ReadyFile, "type" | "size" | "width" | "height"> }

async function makeHarmless(
  ctx: UserContext,
  file: FileRow,
  bytes: Buffer,
  purpose: FilePurpose,
): Promise<Made> {
  const type = typeOfBytes(bytes)
  refuse(whyCannotKeep({ declaredType: file.declaredType, foundType: type, purpose }))
  if (!type || !isPictureType(type)) {
    const facts = { type: file.declaredType, size: bytes.length, width: null, height: null }
    return { bytes, facts }
  }
  const plan = planFor(type, bytes.length, purpose)
  const drawn = await ctx.files.redrawPicture(bytes, plan)
  return {
    bytes: drawn.bytes,
    facts: { ...drawn.facts, type: plan.storedType, size: drawn.bytes.length },
  }
}
