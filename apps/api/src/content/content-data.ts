import { desc, eq } from "../platform/db/drizzle.ts"
import { contentVersions } from "../platform/db/schema/content/version.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

/** The texts are the product's; what is theirs is that they wrote them. */
export const contentData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx
      .update(contentVersions)
      .set({ savedById: null, reason: null })
      .where(eq(contentVersions.savedById, id))
  },
  tell: async (db, userId) => {
    const { kind, key, version, reason, savedAt } = contentVersions
    const rows = await db
      .select({ kind, key, version, reason, savedAt })
      .from(contentVersions)
      .where(eq(contentVersions.savedById, userId))
      .orderBy(desc(savedAt))
      .limit(mostTold)
    return { savedTexts: rows }
  },
}
