import { eq } from "drizzle-orm"
import type { Database } from "../src/db/client.ts"
import { providerCategories, providerProfiles, providerServices } from "../src/db/schema/provider.ts"
import { users } from "../src/db/schema/user.ts"
import { refreshProvider } from "../src/provider/refresh-provider.ts"
import { categoryOf } from "./task-factories.ts"

type Given = Partial<typeof providerProfiles.$inferInsert> & { categories?: string[] }

export const aBio =
  "Fifteen years with pipes, taps and boilers. I come on time, explain what is broken and what it costs before I begin, and I leave the kitchen cleaner than it was."

/** To be found since just now, unless said otherwise; whatever follows from the rest follows here too. */
export async function aProvider(db: Database, owner: { id: string }, { categories, ...given }: Given = {}) {
  await db.update(users).set({ image: "http://localhost:4201/files/me" }).where(eq(users.id, owner.id))
  const leaves = await Promise.all((categories ?? ["plumbing"]).map((slug) => categoryOf(db, slug)))
  return db.transaction(async (tx) => {
    const [profile] = await tx
      .insert(providerProfiles)
      .values({
        userId: owner.id,
        status: "published",
        headline: "Plumber with fifteen years of practice",
        bio: aBio,
        lang: "en",
        mode: "remote",
        spokenLanguages: ["en"],
        categoryIds: leaves.map(({ id }) => id),
        publishedAt: new Date(),
        ...given,
      })
      .returning()
    if (!profile) throw new Error("no profile")
    if (leaves.length > 0) {
      await tx
        .insert(providerCategories)
        .values(leaves.map(({ id }, position) => ({ providerId: profile.id, categoryId: id, position })))
    }
    await refreshProvider(tx, owner.id)
    return profile
  })
}

export function aProviderDraft(db: Database, owner: { id: string }, given: Given = {}) {
  return aProvider(db, owner, { status: "draft", publishedAt: null, ...given })
}

export async function aService(
  db: Database,
  provider: { id: string; userId: string },
  given: Partial<typeof providerServices.$inferInsert> = {},
) {
  const categoryId = given.categoryId ?? (await categoryOf(db)).id
  return db.transaction(async (tx) => {
    const [service] = await tx
      .insert(providerServices)
      .values({
        providerId: provider.id,
        categoryId,
        position: 0,
        title: "Change a kitchen tap",
        description: "The old tap off, the new one on, and everything dry.",
        lang: "en",
        priceKind: "from",
        price: 300_00,
        currency: "MDL",
        ...given,
      })
      .returning()
    if (!service) throw new Error("no service")
    await refreshProvider(tx, provider.userId)
    return service
  })
}
