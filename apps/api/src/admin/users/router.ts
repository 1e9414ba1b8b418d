import { z } from "zod"
import {
  addNoteInput,
  getUserInput,
  getUsersInput,
  setRoleInput,
  userActInput,
} from "@doable/domain/user/admin-input"
import { setStatusInput } from "@doable/domain/restriction/input"
import { adminProcedure, moderatorProcedure, router } from "../../platform/trpc.ts"
import { addNote } from "./add-note.ts"
import { listedUser, someone, someoneWhole, userCounts } from "./admin-answers.ts"
import { countUsers } from "./count-users.ts"
import { findUser } from "./find-user.ts"
import { findUsers } from "./find-users.ts"
import { removeUserSecondStep } from "./remove-user-second-step.ts"
import { revokeUserSessions } from "./revoke-user-sessions.ts"
import { sendTestToUser } from "./send-test-to-user.ts"
import { setRole } from "./set-role.ts"
import { setStatus } from "./set-status.ts"
import { unlockUser } from "./unlock-user.ts"

export const adminUserRouter = router({
  addNote: moderatorProcedure
    .input(addNoteInput)
    .output(someone)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  getById: moderatorProcedure
    .input(getUserInput)
    .output(someoneWhole)
    .query(({ ctx, input }) => findUser(ctx, input)),
  getCounts: moderatorProcedure.output(userCounts).query(({ ctx }) => countUsers(ctx)),
  getList: moderatorProcedure
    .input(getUsersInput)
    .output(z.object({ data: z.array(listedUser).max(100), total: z.int(), isMore: z.boolean() }))
    .query(({ ctx, input }) => findUsers(ctx, input)),
  removeSecondStep: adminProcedure
    .input(userActInput)
    .output(someone)
    .mutation(({ ctx, input }) => removeUserSecondStep(ctx, input)),
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
  setStatus: moderatorProcedure
    .input(setStatusInput)
    .output(someone)
    .mutation(({ ctx, input }) => setStatus(ctx, input)),
  unlock: adminProcedure
    .input(userActInput)
    .output(someone)
    .mutation(({ ctx, input }) => unlockUser(ctx, input)),
})
