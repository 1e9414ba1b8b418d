import { z } from "zod"
import {
  getPublicInput,
  patchMeInput,
  setLocaleInput,
  setRoleInput,
  setStatusInput,
  unlockUserInput,
} from "@doable/domain/user/input"
import { accountTypes, userRoles, userStatuses } from "@doable/domain/user/status"
import { ownerCard } from "../task/answers.ts"
import { adminProcedure, publicProcedure, router, userProcedure } from "../trpc.ts"
import { exportMyData } from "./export-my-data.ts"
import { findPublic } from "./find-public.ts"
import { myExport } from "./my-export.ts"
import { patchMe } from "./patch-me.ts"
import { setLocale } from "./set-locale.ts"
import { setRole } from "./set-role.ts"
import { setStatus } from "./set-status.ts"
import { unlockUser } from "./unlock-user.ts"

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(userRoles),
  accountType: z.enum(accountTypes),
  createdAt: z.string(),
  updatedAt: z.string(),
})

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

export const userRouter = router({
  exportMyData: userProcedure
    .output(z.object({ fileId: z.string() }))
    .mutation(({ ctx }) => exportMyData(ctx)),
  getMe: publicProcedure.output(me.nullable()).query(({ ctx }) => ctx.user),
  getPublic: publicProcedure
    .input(getPublicInput)
    .output(ownerCard)
    .query(({ ctx, input }) => findPublic(ctx, input)),
  getMyExport: userProcedure.output(myExportOutput.nullable()).query(({ ctx }) => myExport(ctx)),
  patchMe: userProcedure
    .input(patchMeInput)
    .output(me)
    .mutation(({ ctx, input }) => patchMe(ctx, input)),
  setLocale: userProcedure
    .input(setLocaleInput)
    .output(setLocaleInput)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
})

const someone = me
  .pick({ id: true, name: true, email: true, role: true, accountType: true })
  .extend({ status: z.enum(userStatuses) })

export const adminUserRouter = router({
  setRole: adminProcedure
    .input(setRoleInput)
    .output(someone)
    .mutation(({ ctx, input }) => setRole(ctx, input)),
  setStatus: adminProcedure
    .input(setStatusInput)
    .output(someone)
    .mutation(({ ctx, input }) => setStatus(ctx, input)),
  unlock: adminProcedure
    .input(unlockUserInput)
    .output(someone)
    .mutation(({ ctx, input }) => unlockUser(ctx, input)),
})
