import { z } from "zod"
import { subscribeInput, unsubscribeInput } from "@doable/domain/push/input"
import { router, userProcedure } from "../platform/trpc.ts"
import { areDeviceKeys } from "../platform/push/device-keys.ts"
import { pushDevices, pushKey, subscribed } from "./answers.ts"
import { findMyDevices } from "./queries.ts"
import { subscribe } from "./subscribe.ts"
import { unsubscribe } from "./unsubscribe.ts"

export const pushRouter = router({
  /** Null where push is off. */
  getKey: userProcedure.output(pushKey).query(({ ctx }) => ({ key: ctx.push?.publicKey ?? null })),
  getMy: userProcedure.output(pushDevices).query(({ ctx }) => findMyDevices(ctx)),
  subscribe: userProcedure
    .input(subscribeInput.refine(({ keys }) => areDeviceKeys(keys), { path: ["keys", "p256dh"] }))
    .output(subscribed.nullable())
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  unsubscribe: userProcedure
    .input(unsubscribeInput)
    .output(z.object({ ok: z.boolean() }))
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
})
