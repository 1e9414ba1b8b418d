import { randomUUID } from "node:crypto"
import type { SubmitUploadedFile } from "@doable/domain/file/input"
import { isPictureType, whyCannotKeep } from "@doable/domain/file/rules"
import type { FilePurpose } from "@doable/domain/file/rules"
import { typeOfBytes } from "@doable/domain/file/type-of-bytes"
import { Refused } from "@doable/domain/refusal"
import { and, eq, isNull, lt, or } from "../platform/db/drizzle.ts"
import type { FileSender } from "./file-sender.ts"
import { files } from "../platform/db/schema/file.ts"
import { countWithin, isStillWithin } from "../platform/http/count-within.ts"
import { planFor } from "../platform/pictures/picture-plan.ts"
import type { RedrawPicture } from "../platform/pictures/redraw-picture.ts"
import { refuse } from "../platform/refuse.ts"
import { describeFile } from "./describe-file.ts"
import { fileById, isReady } from "./queries.ts"
import type { FileRow, ReadyFile } from "./queries.ts"
import { makeSmallCopy, smallCopyType, smallKey } from "./small-copy.ts"
import { recordObject, removeObject } from "./stored-objects.ts"

/** Longer than any look at a file takes: a claim that is older belongs to a server that died. */
const claimMs = 60_000

/** Each takes seconds of a processor; people have few that don't open. */
export const unreadablePerDay = { max: 20, seconds: 24 * 60 * 60 }

/** Looks at what was sent, makes something harmless of it, and only then lets it be seen. */
export async function submitUploadedFile(ctx: FileSender, { id, payload }: SubmitUploadedFile) {
  const file = await ownFile(ctx, id)
  // Asked twice (a lost answer, a second press), the same file is the answer.
  if (isReady(file)) return describeFile(ctx, file)
  return ctx.files.passSubmit(ctx.user.id, () => submit(ctx, id, payload.purpose))
}

async function submit(ctx: FileSender, id: string, purpose: FilePurpose) {
  const key = `unreadable|${ctx.user.id}`
  if (!(await isStillWithin(ctx.db, key, unreadablePerDay))) throw new Refused("upload_limit_reached")
  const claimed = await claim(ctx, id)
  if (!claimed) {
    const file = await ownFile(ctx, id)
    if (isReady(file)) return describeFile(ctx, file)
    // Another server is at it.
    throw new Refused("uploads_busy")
  }
  try {
    return describeFile(ctx, await keep(ctx, claimed, purpose))
  } catch (error) {
    if (error instanceof Refused && error.kind === "invalid") {
      await countWithin(ctx.db, key, unreadablePerDay)
      await ctx.files.storage.discardUpload(id)
    }
    await ctx.db.update(files).set({ claimedAt: null }).where(isClaimed(claimed))
    throw error
  }
}

/** One statement: however many ask, the bytes are read by one. */
async function claim(ctx: FileSender, id: string) {
  const now = ctx.now()
  const isFree = or(isNull(files.claimedAt), lt(files.claimedAt, new Date(now.getTime() - claimMs)))
  const [claimed] = await ctx.db
    .update(files)
    .set({ claimedAt: now })
    .where(and(eq(files.id, id), eq(files.ownerId, ctx.user.id), eq(files.status, "waiting"), isFree))
    .returning()
  return claimed
}

const isClaimed = ({ id, claimedAt }: FileRow) =>
  and(eq(files.id, id), eq(files.status, "waiting"), claimedAt ? eq(files.claimedAt, claimedAt) : undefined)

async function keep(ctx: FileSender, claimed: FileRow, purpose: FilePurpose) {
  const { storage, redrawPicture } = ctx.files
  const { id } = claimed
  const bytes = await storage.readUpload(id)
  if (!bytes) throw new Refused("file_not_uploaded")
  const made = await makeHarmless(redrawPicture, claimed, bytes, purpose)
  // A key of this try alone: one that comes too late takes back its own.
  const key = `${id}/${randomUUID()}`
  await recordObject(ctx.db, key)
  await storage.write(key, made.bytes, made.facts.type)
  if (made.copy) await storage.write(smallKey(key), made.copy, smallCopyType)
  const [kept] = await ctx.db
    .update(files)
    .set({ ...made.facts, key, purpose, status: "ready", submittedAt: ctx.now() })
    .where(isClaimed(claimed))
    .returning()
  if (!kept) await removeObject(ctx.db, storage, key)
  await storage.discardUpload(id)
  const ready = kept ?? (await fileById(ctx.db, id))
  if (!isReady(ready)) throw new Refused("file_not_found")
  return ready
}

async function ownFile(ctx: FileSender, id: string): Promise<FileRow> {
  const file = await fileById(ctx.db, id)
  if (!file || file.ownerId !== ctx.user.id || file.status === "removed") throw new Refused("file_not_found")
  return file
}

type Made = {
  bytes: Buffer
  copy: Buffer | null
  facts: Pick<ReadyFile, "type" | "size" | "width" | "height">
}

/** The bytes have to be what was announced. Pictures are encoded again, documents stay as they are. */
async function makeHarmless(
  redrawPicture: RedrawPicture,
  file: FileRow,
  bytes: Buffer,
  purpose: FilePurpose,
): Promise<Made> {
  const type = typeOfBytes(bytes)
  refuse(whyCannotKeep({ declaredType: file.declaredType, foundType: type, purpose }))
  if (!type || !isPictureType(type)) {
    const facts = { type: file.declaredType, size: bytes.length, width: null, height: null }
    return { bytes, copy: null, facts }
  }
  const plan = planFor(type, bytes.length, purpose)
  const drawn = await redrawPicture(bytes, plan)
  return {
    bytes: drawn.bytes,
    copy: await makeSmallCopy(redrawPicture, drawn, plan.storedType),
    facts: { ...drawn.facts, type: plan.storedType, size: drawn.bytes.length },
  }
}
