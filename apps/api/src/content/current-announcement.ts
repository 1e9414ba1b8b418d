import { isAnnounced } from "@doable/domain/content/announcement"
import { defaultLocale, perLocale } from "@doable/domain/locale"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { cachedRows } from "./cached-rows.ts"

type Reader = Pick<Context, "db" | "now"> & { user: Pick<Caller, "accountType"> | null }

/** The newest one that is for this reader and whose time it is. */
export async function currentAnnouncement({ db, now, user }: Reader) {
  const reader = user && (user.accountType === "PROVIDER" ? "doer" : "customer")
  const at = now()
  const rows = await cachedRows(db, "announcement")
  const newestFirst = rows.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
  for (const { key, version, state, payload } of newestFirst) {
    if (state !== "published" || !payload || !isAnnounced(payload, reader, at)) continue
    const texts = perLocale((locale) => {
      const { body, linkText } = payload.texts[locale] ?? payload.texts[defaultLocale]
      return { body, linkText }
    })
    return { id: `${key}.${version}`, tone: payload.tone, link: payload.link, texts }
  }
  return null
}
