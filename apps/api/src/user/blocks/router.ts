import { z } from "zod"
import { createBlockInput, deleteBlockInput, myBlocksInput } from "@doable/domain/user/block/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { createBlock } from "./create-block.ts"
import { deleteBlock } from "./delete-block.ts"
import { findMyBlocks } from "../block-queries.ts"

const done = z.object({ ok: z.boolean() })
const blocks = z.object({
  data: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      reason: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
})

export const userBlockRouter = router({
  getMy: userProcedure
    .input(myBlocksInput)
    .output(blocks)
    .query(({ ctx, input }) => findMyBlocks(ctx, input)),
  create: userProcedure
    .input(createBlockInput)
    .output(done)
    .mutation(({ ctx, input }) => createBlock(ctx, input)),
  delete: userProcedure
    .input(deleteBlockInput)
    .output(done)
    .mutation(({ ctx, input }) => deleteBlock(ctx, input)),
})
