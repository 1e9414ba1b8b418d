import { isAnnounced } from "@doable/domain/content/announcement"
import { defaultLocale, perLocale } from "@doable/domain/locale"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { cacheFor } from "../platform/db/cache-for.ts"
import { rowsInForce } from "./rows.ts"

/** Asked for with every page, so it's read once in a few seconds. */
const freshMs = 5000
const published = cacheFor(freshMs, async (db) =>
  (await rowsInForce(db, "announcement")).toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()),
)

export const forgetAnnouncements = published.forget

type Reader = Pick<Context, "db" | "now"> & { user: Pick<Caller, "accountType"> | null }

/** The newest one that is for this reader and whose time it is. */
export async function currentAnnouncement({ db, now, user }: Reader) {
  const reader = user && (user.accountType === "PROVIDER" ? "doer" : "customer")
  const at = now()
  for (const { key, version, state, payload } of await published.ask(db)) {
    if (state !== "published" || !payload || !isAnnounced(payload, reader, at)) continue
    const texts = perLocale((locale) => {
      const { body, linkText } = payload.texts[locale] ?? payload.texts[defaultLocale]
      return { body, linkText }
    })
    return { id: `${key}.${version}`, tone: payload.tone, link: payload.link, texts }
  }
  return null
}
