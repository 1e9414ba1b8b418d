import { z } from "zod"
import { notificationGroups } from "@doable/domain/notification/groups"
import { updatePreferencesInput } from "@doable/domain/notification/input"
import { digests } from "@doable/domain/notification/when-to-email"
import { quietHours } from "@doable/domain/time/input"
import type { UserContext } from "../../platform/context.ts"
import { router, userProcedure } from "../../platform/trpc.ts"
import { hasDevice } from "../../push/queries.ts"
import { findPreferences } from "./find-preferences.ts"
import { updatePreferences } from "./update-preferences.ts"

const preferences = z.object({
  data: z.array(
    z.object({
      type: z.enum(notificationGroups),
      bell: z.boolean(),
      email: z.boolean(),
      push: z.boolean(),
    }),
  ),
  digest: z.enum(digests),
  quietHours: quietHours.nullable(),
  /** In which the digest's hour is meant. */
  tz: z.string(),
  /** Whether this server sends pushes at all. */
  hasPush: z.boolean(),
  hasPushDevice: z.boolean(),
})

const pushOf = async (ctx: UserContext) => ({
  hasPush: ctx.push !== null,
  hasPushDevice: ctx.push !== null && (await hasDevice(ctx)),
})

export const notificationPreferenceRouter = router({
  getMy: userProcedure.output(preferences).query(async ({ ctx }) => ({
    ...(await findPreferences(ctx)),
    ...(await pushOf(ctx)),
  })),
  update: userProcedure
    .input(updatePreferencesInput)
    .output(preferences)
    .mutation(async ({ ctx, input }) => ({
      ...(await updatePreferences(ctx, input)),
      ...(await pushOf(ctx)),
    })),
})
