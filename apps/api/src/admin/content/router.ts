import { z } from "zod"
import { Refused } from "@doable/domain/refusal"
import { hideContentInput, restoreContentInput } from "@doable/domain/restriction/input"
import { hideContent, restoreContent } from "../hide-content.ts"
import { moderatorProcedure, router } from "../../platform/trpc.ts"

const done = z.object({ ok: z.literal(true) })

function doneIf(isDone: boolean) {
  if (!isDone) throw new Refused("content_not_found")
  return { ok: true as const }
}

export const adminContentRouter = router({
  hide: moderatorProcedure
    .input(hideContentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => doneIf(await hideContent(ctx, input))),
  restore: moderatorProcedure
    .input(restoreContentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => doneIf(await restoreContent(ctx, input))),
})
