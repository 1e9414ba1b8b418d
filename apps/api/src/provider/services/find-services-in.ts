import { eq, inArray } from "../../platform/db/drizzle.ts"
import type { ServicesIn } from "@doable/domain/provider/service/input"
import { Refused } from "@doable/domain/refusal"
import { categoryCache } from "../../category/category-cache.ts"
import { providerProfiles, providerServices } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { nameOf } from "../describe-provider.ts"
import type { Visitor } from "../find-provider.ts"
import { describeService } from "./describe-service.ts"

/** So many of the best standing are looked through. */
const mostDoers = 60
/** One doer doesn't fill the shelf. */
const perDoer = 2

/** Services of a category as the doers of the best standing offer them. */
export async function findServicesIn(ctx: Visitor, { categoryId, limit }: ServicesIn) {
  const { db } = ctx
  const shelf = await categoryCache(db)
  const category = shelf.find(categoryId)
  if (!category) throw new Refused("category_not_found")
  const leaves = [category.id, ...shelf.childrenOf(category.id).map(({ id }) => id)]
  const { rows: ordered } = await db.$client.query<{ id: string }>(best, [[category.id], leaves, limit])
  const ids = ordered.map(({ id }) => id)
  const rows = await db
    .select({
      service: providerServices,
      kind: providerProfiles.kind,
      companyName: providerProfiles.companyName,
      userName: users.name,
      image: users.image,
    })
    .from(providerServices)
    .innerJoin(providerProfiles, eq(providerProfiles.id, providerServices.providerId))
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(inArray(providerServices.id, ids))
  const data = rows
    .toSorted((a, b) => ids.indexOf(a.service.id) - ids.indexOf(b.service.id))
    .map(({ service, userName, image, ...profile }) => ({
      ...describeService(ctx, service, false),
      provider: { id: service.providerId, name: nameOf(profile, userName), image },
    }))
  return { data, total: data.length }
}

const best = `
  select s.id from (
    select p.id, p.standing from provider_profiles p
    where p.status = 'published' and p.shelf_ids && $1::uuid[]
    order by p.standing desc nulls last, p.id desc nulls last limit ${mostDoers}) doer
  cross join lateral (
    select s.id, s.position from provider_services s
    where s.provider_id = doer.id and s.is_active and s.hidden_at is null and s.category_id = any($2::uuid[])
    order by s.position, s.id limit ${perDoer}) s
  order by doer.standing desc nulls last, doer.id desc nulls last, s.position limit $3`
