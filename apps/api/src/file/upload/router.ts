import { z } from "zod"
import { createPresignedPostInput, fileIdInput, submitUploadedFileInput } from "@doable/domain/file/input"
import { keptTypes } from "@doable/domain/file/rules"
import { publicProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { createPresignedPost } from "../create-presigned-post.ts"
import { findOwnPreview, findPublicPreview } from "../find-preview.ts"
import { submitUploadedFile } from "../submit-uploaded-file.ts"

const post = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
const preview = z.object({ url: z.string() })
const file = z.object({
  id: z.string(),
  public: z.boolean(),
  mimeType: z.enum(keptTypes),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  url: z.string(),
})

export const fileRouter = router({
  createPresignedPost: userProcedure
    .input(createPresignedPostInput)
    .output(post)
    .mutation(({ ctx, input }) => createPresignedPost(ctx, input)),
  getPreviewUrl: userProcedure
    .input(fileIdInput)
    .output(preview)
    .query(({ ctx, input }) => findOwnPreview(ctx, input)),
  submitUploadedFile: userProcedure
    .meta({ access: "user", hasOwnGate: true })
    .input(submitUploadedFileInput)
    .output(file)
    .mutation(({ ctx, input }) => submitUploadedFile(ctx, input)),
})

export const publicFileRouter = router({
  getPreviewUrl: publicProcedure
    .input(fileIdInput)
    .output(preview)
    .query(({ ctx, input }) => findPublicPreview(ctx, input)),
})
