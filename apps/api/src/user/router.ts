import { z } from "zod"
import {
  addNoteInput,
  getUserInput,
  getUsersInput,
  setRoleInput,
  setStatusInput,
  userActInput,
} from "@doable/domain/user/admin-input"
import { getPublicInput, patchMeInput, setLocaleInput } from "@doable/domain/user/input"
import { accountTypes, userRoles } from "@doable/domain/user/status"
import { ownerCard } from "../task/answers.ts"
import { adminProcedure, publicProcedure, router, userProcedure } from "../trpc.ts"
import { addNote } from "./add-note.ts"
import { listedUser, someone, someoneWhole, userCounts } from "./admin-answers.ts"
import { countUsers } from "./count-users.ts"
import { exportMyData } from "./export-my-data.ts"
import { findPublic } from "./find-public.ts"
import { findUser } from "./find-user.ts"
import { findUsers } from "./find-users.ts"
import { myExport } from "./my-export.ts"
import { patchMe } from "./patch-me.ts"
import { revokeUserSessions } from "./revoke-user-sessions.ts"
import { sendTestToUser } from "./send-test-to-user.ts"
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

export const adminUserRouter = router({
  addNote: adminProcedure
    .input(addNoteInput)
    .output(someone)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  getById: adminProcedure
    .input(getUserInput)
    .output(someoneWhole)
    .query(({ ctx, input }) => findUser(ctx, input)),
  getCounts: adminProcedure.output(userCounts).query(({ ctx }) => countUsers(ctx)),
  getList: adminProcedure
    .input(getUsersInput)
    .output(z.object({ data: z.array(listedUser).max(100), total: z.int(), isMore: z.boolean() }))
    .query(({ ctx, input }) => findUsers(ctx, input)),
  revokeSessions: adminProcedure
    .input(userActInput)
    .output(someone)
    .mutation(({ ctx, input }) => revokeUserSessions(ctx, input)),
  sendTestNotification: adminProcedure
    .input(userActInput)
    .output(someone)
    .mutation(({ ctx, input }) => sendTestToUser(ctx, input)),
  setRole: adminProcedure
    .input(setRoleInput)
    .output(someone)
    .mutation(({ ctx, input }) => setRole(ctx, input)),
  setStatus: adminProcedure
    .input(setStatusInput)
    .output(someone)
    .mutation(({ ctx, input }) => setStatus(ctx, input)),
  unlock: adminProcedure
    .input(userActInput)
    .output(someone)
    .mutation(({ ctx, input }) => unlockUser(ctx, input)),
})
