// Node reads Drizzle's list of exports, 180 kB, again for every file that names the package: half of the time in which
// the API started. So only this file names it.
// oxlint-disable oxc/no-barrel-file, eslint/no-restricted-imports
export * from "drizzle-orm"
export type { AnyPgColumn } from "drizzle-orm/pg-core"
export {
  alias,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  union,
  unionAll,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
