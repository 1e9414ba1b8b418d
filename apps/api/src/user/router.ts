import { getPublicInput, setLocaleInput } from "@doable/domain/user/input"
import { publicProcedure, router, userProcedure } from "../platform/trpc.ts"
import { findPublic } from "./find-public.ts"
import { aboutMe, me } from "./me.ts"
import { ownerCard } from "./owner-card.ts"
import { setLocale } from "./set-locale.ts"

export const userRouter = router({
  getMe: publicProcedure.output(me.nullable()).query(({ ctx }) => ctx.user && aboutMe(ctx.user, ctx)),
  getPublic: publicProcedure
    .input(getPublicInput)
    .output(ownerCard)
    .query(({ ctx, input }) => findPublic(ctx, input)),
  setLocale: userProcedure
    .input(setLocaleInput)
    .output(setLocaleInput)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
})
