import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import type { ProviderAnswer } from "../answers.ts"
import { describeProvider } from "../describe-provider.ts"
import { byUser, providerParts } from "../queries.ts"

/** The profile as its doer reads it back after a command. */
export async function ownProvider(ctx: UserContext, tx: Transaction): Promise<ProviderAnswer> {
  const parts = await providerParts(tx, byUser(ctx.user.id))
  if (!parts) throw new Error("no profile")
  return describeProvider(ctx, parts, "owner")
}
