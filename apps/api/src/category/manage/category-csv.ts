import { z } from "zod"
import { csvList } from "../../platform/csv/csv-list.ts"
import { adminCategories } from "./admin-queries.ts"

/** The whole tree in one part: it is a hundred rows. */
export const categoryCsv = csvList({
  action: "category.export",
  entityType: "category",
  filter: z.object({}),
  columns: ["id", "slug", "parent", "en", "ru", "ro", "shown", "needsCheck", "openTasks", "doers"],
  parts: async function* ({ db }) {
    const { data } = await adminCategories({ db })
    yield data.map((row) => [
      row.id,
      row.slug,
      data.find(({ id }) => id === row.parentId)?.slug ?? null,
      row.name.en,
      row.name.ru,
      row.name.ro,
      row.isActive,
      row.requiresVerification,
      row.openTasks,
      row.doers,
    ])
  },
})
