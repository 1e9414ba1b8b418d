import { z } from "zod"
import {
  addNoteInput,
  getUserInput,
  getUsersInput,
  setRoleInput,
  setStatusInput,
  userActInput,
} from "@doable/domain/user/admin-input"
import { adminProcedure, router } from "../../trpc.ts"
import { addNote } from "../../user/add-note.ts"
import { listedUser, someone, someoneWhole, userCounts } from "../../user/admin-answers.ts"
import { countUsers } from "../../user/count-users.ts"
import { findUser } from "../../user/find-user.ts"
import { findUsers } from "../../user/find-users.ts"
import { revokeUserSessions } from "../../user/revoke-user-sessions.ts"
import { sendTestToUser } from "../../user/send-test-to-user.ts"
import { setRole } from "../../user/set-role.ts"
import { setStatus } from "../../user/set-status.ts"
import { unlockUser } from "../../user/unlock-user.ts"

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
