import {
  createInvitesInput,
  declineInviteInput,
  invitesByTaskInput,
  myInvitesInput,
} from "@doable/domain/offer/invite/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { invite, inviteList, myInvites } from "./answers.ts"
import { createInvites } from "./create-invites.ts"
import { declineInvite } from "./decline-invite.ts"
import { findInvitesByTask, findMyInvites } from "./find-invites.ts"

export const taskInviteRouter = router({
  create: userProcedure
    .input(createInvitesInput)
    .output(inviteList)
    .mutation(({ ctx, input }) => createInvites(ctx, input)),
  getByTask: userProcedure
    .input(invitesByTaskInput)
    .output(inviteList)
    .query(({ ctx, input }) => findInvitesByTask(ctx, input)),
  getMy: userProcedure
    .input(myInvitesInput)
    .output(myInvites)
    .query(({ ctx, input }) => findMyInvites(ctx, input)),
  decline: userProcedure
    .input(declineInviteInput)
    .output(invite)
    .mutation(({ ctx, input }) => declineInvite(ctx, input)),
})
