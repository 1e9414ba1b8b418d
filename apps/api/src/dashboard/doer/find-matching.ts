import type { UserContext } from "../../platform/context.ts"
import { findMatchingTasks } from "../../provider/matching-tasks.ts"
import { cardsById, showCard } from "../../task/card.ts"
import { ownProfile } from "./own-profile.ts"

export async function findMatching(ctx: UserContext) {
  const { db, user } = ctx
  const { ids, ...counted } = await findMatchingTasks(db, await ownProfile(ctx))
  const cards = await cardsById(db, user.id, ids)
  return { data: cards.map((card) => showCard(ctx, card)), ...counted }
}
