import { check, index, pgTable, primaryKey } from "../drizzle.ts"
import { favouriteTypes } from "@doable/domain/favourite/input"
import { oneOf, textOf } from "../constraints.ts"
import { users } from "./user.ts"

export const favourites = pgTable(
  "favourites",
  (t) => ({
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    targetType: t.text({ enum: favouriteTypes }).notNull(),
    targetId: t.uuid().notNull(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    primaryKey({ columns: [t.userId, t.targetType, t.targetId] }),
    check("favourite_type_known", oneOf(t.targetType, favouriteTypes)),
    index("favourites_newest").on(t.userId, t.targetType, t.createdAt.desc()),
    index("favourites_by_target").on(t.targetType, t.targetId),
  ],
)
