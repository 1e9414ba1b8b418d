// The part of `user` that gives people all the data we keep about them.
import { z } from "zod"
import { router, userProcedure } from "../platform/trpc.ts"
import { exportMyData } from "./export-my-data.ts"
import { myExport } from "./my-export.ts"

const myExportOutput = z.discriminatedUnion("state", [
  z.object({ state: z.enum(["preparing", "failed"]), fileId: z.string() }),
  z.object({
    state: z.literal("ready"),
    fileId: z.string(),
    madeAt: z.string(),
    until: z.string(),
    size: z.number(),
    url: z.string(),
  }),
])

export const userExportRouter = router({
  exportMyData: userProcedure
    .output(z.object({ fileId: z.string() }))
    .mutation(({ ctx }) => exportMyData(ctx)),
  getMyExport: userProcedure.output(myExportOutput.nullable()).query(({ ctx }) => myExport(ctx)),
})
