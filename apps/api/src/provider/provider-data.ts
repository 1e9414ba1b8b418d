import { and, asc, eq } from "../platform/db/drizzle.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { providerApplications } from "../platform/db/schema/provider-application.ts"
import { providerPortfolio, providerProfiles, providerServices } from "../platform/db/schema/provider.ts"
import type { PersonalData } from "../platform/personal-data.ts"

export const providerData: PersonalData = {
  /** Deletes the whole profile with its services, pictures and applications; people who saved it have one less. */
  forget: async (tx, { id }) => {
    const [profile] = await tx
      .delete(providerProfiles)
      .where(eq(providerProfiles.userId, id))
      .returning({ id: providerProfiles.id })
    if (!profile) return
    await tx
      .delete(favourites)
      .where(and(eq(favourites.targetType, "provider"), eq(favourites.targetId, profile.id)))
  },
  tell: async (db, userId) => {
    const [profile] = await db.select().from(providerProfiles).where(eq(providerProfiles.userId, userId))
    if (!profile) return { provider: null }
    const {
      search: _,
      spot: __,
      area: ___,
      foldedWords: ____,
      wordsVersion: _____,
      standing: ______,
      ...told
    } = profile
    const { providerId, position } = providerServices
    const [services, portfolio, applications] = await Promise.all([
      db.select().from(providerServices).where(eq(providerId, profile.id)).orderBy(asc(position)),
      db.select().from(providerPortfolio).where(eq(providerPortfolio.providerId, profile.id)),
      db.select().from(providerApplications).where(eq(providerApplications.userId, userId)),
    ])
    // Who decided is our business; what was decided is theirs.
    const sent = applications.map(({ reviewerId: _reviewer, ...application }) => application)
    return { provider: { ...told, services, portfolio, applications: sent } }
  },
}
