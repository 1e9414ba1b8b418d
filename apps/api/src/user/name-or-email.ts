import { sql, type AnyColumn } from "drizzle-orm"

/** How administrators see someone: people who gave no name are known by their email. Nobody else is shown this. */
export const nameOrEmail = ({ name, email }: { name: AnyColumn; email: AnyColumn }) =>
  sql<string>`coalesce(nullif(${name}, ''), ${email})`
