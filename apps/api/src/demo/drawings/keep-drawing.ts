import type { FilePurpose } from "@doable/domain/file/rules"
import type { UserContext } from "../../platform/context.ts"
import { createPresignedPost } from "../../file/upload/create-presigned-post.ts"
import { drawByPlan } from "../../platform/pictures/draw-by-plan.ts"
import type { FileParts } from "../../platform/pictures/parts.ts"
import { submitUploadedFile } from "../../file/upload/submit-uploaded-file.ts"

/** Our own pictures don't need a separate process. */
export function drawsItself(files: FileParts): FileParts {
  return { ...files, redrawPicture: drawByPlan }
}

/** Like every upload, except that the bytes are already here. */
export async function keepDrawing(
  ctx: UserContext,
  svg: string,
  { purpose, isPublic }: { purpose: FilePurpose; isPublic: boolean },
): Promise<string> {
  const bytes = Buffer.from(svg)
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
  const file = { originalName: "drawing.svg", mimeType: "image/svg+xml", size: bytes.length } as const
  await createPresignedPost(there, { ...file, public: isPublic })
  await submitUploadedFile(there, { id, payload: { purpose } })
  return id
}
