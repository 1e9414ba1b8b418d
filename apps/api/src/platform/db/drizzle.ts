// Node reads Drizzle's list of exports, 180 kB, again for every file that names the package: half of the time in which
// the API started. So only this file names it.
// oxlint-disable oxc/no-barrel-file, eslint/no-restricted-imports
export * from "drizzle-orm"
export * from "drizzle-orm/pg-core"
// Both have types of these names.
export type {
  ColumnsWithTable,
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from "drizzle-orm/pg-core"
