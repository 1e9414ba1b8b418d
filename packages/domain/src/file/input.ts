import { z } from "zod"
import { filePurposes, fileTypes, maxFileBytes } from "./rules.ts"

export const createPresignedPostInput = z.object({
  public: z.boolean(),
  originalName: z.string().min(1).max(255),
  size: z.int().min(1).max(maxFileBytes),
  mimeType: z.enum(fileTypes),
})
export type CreatePresignedPost = z.infer<typeof createPresignedPostInput>

export const submitUploadedFileInput = z.object({
  id: z.uuid(),
  payload: z.object({ purpose: z.enum(filePurposes).default("picture") }).default({ purpose: "picture" }),
})
export type SubmitUploadedFile = z.infer<typeof submitUploadedFileInput>

export const fileIdInput = z.object({ id: z.uuid() })
export type FileId = z.infer<typeof fileIdInput>
