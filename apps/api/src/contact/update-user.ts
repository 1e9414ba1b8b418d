import type { PatchMe } from "@doable/domain/user/input"
import { patchMe } from "./patch-me.ts"
import type { AccountContext } from "../account/account-context.ts"

/** The auth library's name for what user.patchMe does, in the library's own answer. */
export async function updateUser(ctx: AccountContext, input: PatchMe) {
  await patchMe(ctx, input)
  return { status: true }
}
