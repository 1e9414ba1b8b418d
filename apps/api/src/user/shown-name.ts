import { publicName } from "@doable/domain/user/public-name"

/** As other people see it. A deleted account has none: each page says so in its reader's language. */
export function shownName({ name, deletedAt }: { name: string; deletedAt: Date | null }): string {
  return deletedAt ? "" : publicName(name)
}

/** The same for a statement, before the name is shortened. */
export const keptName = "case when u.deleted_at is null then u.name else '' end"
