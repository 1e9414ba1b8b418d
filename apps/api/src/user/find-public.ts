import { Refused } from "@doable/domain/refusal"
import type { GetPublic } from "@doable/domain/user/input"
import { publicName } from "@doable/domain/user/public-name"
import type { Context } from "../platform/context.ts"
import { ownerOf } from "./owner-card.ts"

/** What everyone may know of a person who posts. Who has left or was sent away is nobody. */
export async function findPublic({ db }: Context, { id }: GetPublic) {
  const owner = await ownerOf(db, id)
  if (!owner || owner.status === "deactivated") throw new Refused("user_not_found")
  const { createdAt, status: _, ...person } = owner
  return { ...person, name: publicName(person.name), memberSince: createdAt.toISOString() }
}
