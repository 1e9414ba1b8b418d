import { z } from "zod"
import { notificationGroups } from "@doable/domain/notification/groups"
import { updatePreferencesInput } from "@doable/domain/notification/input"
import { digests } from "@doable/domain/notification/when-to-email"
import { quietHours } from "@doable/domain/time/input"
import { router, userProcedure } from "../../platform/trpc.ts"
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
})

export const notificationPreferenceRouter = router({
  getMy: userProcedure.output(preferences).query(async ({ ctx }) => ({
    ...(await findPreferences(ctx)),
    hasPush: ctx.push !== null,
  })),
  update: userProcedure
    .input(updatePreferencesInput)
    .output(preferences)
    .mutation(async ({ ctx, input }) => ({
      ...(await updatePreferences(ctx, input)),
      hasPush: ctx.push !== null,
    })),
})
