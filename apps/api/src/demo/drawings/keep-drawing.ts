import { readFile } from "node:fs/promises"
import type { FilePurpose, PictureType } from "@doable/domain/file/rules"
import type { UserContext } from "../../platform/context.ts"
import { createPresignedPost } from "../../file/create-presigned-post.ts"
import { drawByPlan } from "../../platform/pictures/draw-by-plan.ts"
import type { FileParts } from "../../platform/pictures/parts.ts"
import { submitUploadedFile } from "../../file/submit-uploaded-file.ts"

/** Our own pictures don't need a separate process. */
export function drawsItself(files: FileParts): FileParts {
  return { ...files, redrawPicture: drawByPlan }
}

type Kept = { purpose: FilePurpose; isPublic: boolean }

export function keepDrawing(ctx: UserContext, svg: string, kept: Kept): Promise<string> {
  return keepPicture(ctx, { bytes: Buffer.from(svg), name: "drawing.svg", mimeType: "image/svg+xml" }, kept)
}

/** A picture from the folder `photos`: scenes that we made ourselves. */
export async function keepPhoto(ctx: UserContext, name: string): Promise<string> {
  const bytes = await readFile(new URL(`../photos/${name}.webp`, import.meta.url))
  const photo = { bytes, name: `${name}.webp`, mimeType: "image/webp" } as const
  return keepPicture(ctx, photo, { purpose: "picture", isPublic: true })
}

/** Like every upload, except that the bytes are already here. */
async function keepPicture(
  ctx: UserContext,
  { bytes, name, mimeType }: { bytes: Buffer; name: string; mimeType: PictureType },
  { purpose, isPublic }: Kept,
): Promise<string> {
  let id = ""
  const announced = {
    ...ctx.files.storage,
    createPost: async (upload: { id: string }) => {
      id = upload.id
      return { url: "", fields: {} }
    },
    readUpload: async () => bytes,
    discardUpload: async () => {},
  }
  const there = { ...ctx, files: { ...ctx.files, storage: announced } }
  const file = { originalName: name, mimeType, size: bytes.length }
  await createPresignedPost(there, { ...file, public: isPublic })
  await submitUploadedFile(there, { id, payload: { purpose } })
  return id
}
