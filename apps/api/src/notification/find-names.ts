import { eq, inArray } from "../platform/db/drizzle.ts"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../platform/db/client.ts"
import type { StoredMetadata } from "../platform/db/schema/notification.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { users } from "../platform/db/schema/user.ts"
import { nameOf } from "../provider/describe-provider.ts"

type Found = {
  name: string
  deletedAt: Date | null
  profile: Parameters<typeof nameOf>[0] | null
}

/** As other pages show them. Older rows say nothing of the person, and some people have never given a name. */
export function nameIn({ t }: Translator, found: Found | undefined): string {
  if (found?.deletedAt) return t("notification-types:person.gone")
  const name = found && nameOf(found.profile ?? { kind: "individual", companyName: null }, found.name)
  return name || t("notification-types:person.unknown")
}

/** How the people in these notices are called today, in one query however many there are. */
export async function findNames(db: Database, notices: readonly StoredMetadata[]) {
  const ids = [...new Set(notices.flatMap(({ person }) => (person ? [person.id] : [])))]
  const { kind, companyName, userId } = providerProfiles
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: users.id,
            name: users.name,
            deletedAt: users.deletedAt,
            profile: { kind, companyName },
          })
          .from(users)
          .leftJoin(providerProfiles, eq(userId, users.id))
          .where(inArray(users.id, ids))
  const people = new Map(rows.map((row) => [row.id, row]))
  return ({ person }: StoredMetadata, translator: Translator): string => {
    const found = person && people.get(person.id)
    return nameIn(translator, found && { ...found, profile: person.asProvider ? found.profile : null })
  }
}
