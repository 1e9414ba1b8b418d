import { eq } from "../../platform/db/drizzle.ts"
import type { UpdateProvider } from "@doable/domain/provider/input"
import { whyCannotEdit } from "@doable/domain/provider/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { draftColumns, type ProviderColumns } from "../draft-columns.ts"
import { keepLists } from "../keep-lists.ts"
import { lockOwnProfile, type ProviderRow } from "../lock-profile.ts"
import { ownProvider } from "./own-provider.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { wholeColumns } from "../whole-profile.ts"

/** A draft takes anything; what others see stays whole. */
export function updateProvider(ctx: UserContext, { id, version, payload }: UpdateProvider) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockOwnProfile(tx, ctx.user.id, id)
    refuse(whyCannotEdit(before, ctx.user.id))
    // Reports what another window has saved since, and never overwrites it.
    if (before.version !== version) {
      throw new Refused("provider_changed_elsewhere", { version: before.version })
    }
    const columns = given(await draftColumns(tx, payload, before))
    await keepLists(tx, before, payload)
    const row = { ...before, ...columns }
    const whole = before.status === "draft" ? {} : await wholeColumns(tx, row, ctx)
    const touched = { version: version + 1, updatedAt: now, lastActiveAt: now }
    await tx
      .update(providerProfiles)
      .set({ ...columns, ...whole, ...touched })
      .where(eq(providerProfiles.id, id))
    await refreshProvider(tx, ctx.user.id)
    return ownProvider(ctx, tx)
  })
}

/** What is left out of a draft must not wipe out what is there. */
function given(columns: ProviderColumns): Partial<ProviderRow> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
