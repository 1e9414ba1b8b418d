import {
  myRepeatsInput,
  pauseRepeatInput,
  repeatIdInput,
  setRepeatInput,
  skipRepeatInput,
} from "@doable/domain/task/repeat/input"
import { router, userProcedure } from "../../../platform/trpc.ts"
import { pauseRepeat, skipRepeat, stopRepeat } from "./change-repeat.ts"
import { findMyRepeats, taskRepeat, taskRepeatList } from "./find-repeats.ts"
import { setRepeat } from "./set-repeat.ts"

export const taskRepeatRouter = router({
  getMy: userProcedure
    .input(myRepeatsInput)
    .output(taskRepeatList)
    .query(({ ctx, input }) => findMyRepeats(ctx, input)),
  set: userProcedure
    .input(setRepeatInput)
    .output(taskRepeat)
    .mutation(({ ctx, input }) => setRepeat(ctx, input)),
  skip: userProcedure
    .input(skipRepeatInput)
    .output(taskRepeat)
    .mutation(({ ctx, input }) => skipRepeat(ctx, input)),
  setPaused: userProcedure
    .input(pauseRepeatInput)
    .output(taskRepeat)
    .mutation(({ ctx, input }) => pauseRepeat(ctx, input)),
  stop: userProcedure
    .input(repeatIdInput)
    .output(repeatIdInput)
    .mutation(({ ctx, input }) => stopRepeat(ctx, input)),
})
