import { isStaff } from "@doable/domain/user/admin-access"
import type { ProviderId } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import type { Caller } from "../platform/caller.ts"
import type { Context, UserContext } from "../platform/context.ts"
import { countProviderView } from "./count-view.ts"
import { recordActivity } from "./record-activity.ts"
import { describeProvider } from "./describe-provider.ts"
import { byId, byUser, isSavedProvider, providerParts, type ProviderParts } from "./queries.ts"

export type Visitor = Context & { user: Caller | null }

/** A doer's page, with what this viewer may see. */
export async function findProvider(ctx: Visitor, { id }: ProviderId) {
  const { db, user } = ctx
  const { parts, sight } = await seenProvider(ctx, id)
  const isOwner = user?.id === parts.row.userId
  const isSaved = user ? await isSavedProvider(db, user.id, id) : false
  if (sight === "public") await countProviderView(ctx, id)
  return { provider: describeProvider(ctx, parts, sight), viewer: { isOwner, isSaved } }
}

export async function findMyProvider(ctx: UserContext) {
  await recordActivity(ctx)
  const parts = await providerParts(ctx.db, byUser(ctx.user.id))
  return parts && describeProvider(ctx, parts, "owner")
}

/** For others, a hidden profile doesn't exist, whatever the reason. */
export async function seenProvider(
  { db, user }: Pick<Visitor, "db" | "user">,
  id: string,
): Promise<{ parts: ProviderParts; sight: "owner" | "public" }> {
  const parts = await providerParts(db, byId(id))
  if (!parts) throw new Refused("provider_not_found")
  const { row } = parts
  if (user && (user.id === row.userId || isStaff(user.role))) return { parts, sight: "owner" }
  if (row.status !== "published" || parts.user.status === "deactivated") {
    throw new Refused("provider_not_found")
  }
  return { parts, sight: "public" }
}
