import { z } from "zod"
import { router, userProcedure } from "../../platform/trpc.ts"
import { createLink, ownLink } from "./own-link.ts"

const referral = z.object({ code: z.string(), count: z.number() })

export const referralRouter = router({
  getMy: userProcedure.output(referral.nullable()).query(({ ctx }) => ownLink(ctx)),
  create: userProcedure.output(referral).mutation(({ ctx }) => createLink(ctx)),
})
