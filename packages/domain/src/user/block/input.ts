import { z } from "zod"

export const blockReasonLength = 500

const userId = z.string().min(1).max(100)

export const myBlocksInput = z
  .object({
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(20),
        offset: z.int().min(0).max(10_000).default(0),
      })
      .prefault({}),
  })
  .prefault({})
export type MyBlocks = z.infer<typeof myBlocksInput>

export const createBlockInput = z.object({
  payload: z.object({ userId, reason: z.string().trim().max(blockReasonLength).optional() }),
})
export type CreateBlock = z.infer<typeof createBlockInput>

export const deleteBlockInput = z.object({ userId })
export type DeleteBlock = z.infer<typeof deleteBlockInput>
