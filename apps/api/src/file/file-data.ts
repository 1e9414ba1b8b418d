import { and, desc, eq, ne } from "../platform/db/drizzle.ts"
import { files } from "../platform/db/schema/file.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { removeFiles } from "./remove-files.ts"

export const fileData: PersonalData = {
  forget: (tx, { id }) => removeFiles(tx, id),
  tell: async (db, userId) => {
    const { id, originalName, purpose, isPublic, status, type, size, width, height, createdAt } = files
    const rows = await db
      .select({ id, name: originalName, purpose, isPublic, status, type, size, width, height, createdAt })
      .from(files)
      .where(and(eq(files.ownerId, userId), ne(files.status, "removed")))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { files: rows.filter((file) => file.purpose !== "export") }
  },
}
