import { FileLock } from "lucide-react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { fileSizeText } from "../../ui/files/file-text.ts"
import type { Application } from "./load-applications.ts"

/** The documents by what they show, with the day on which they go. */
export function DocumentList({ application }: { application: Application }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { documents, documentsPurgeAt, documentsPurgedAt } = application
  if (documents.length === 0 && !documentsPurgedAt) return null
  const whenGone = documentsPurgedAt
    ? t("provider-application:files.purged", { date: date(documentsPurgedAt, "short") })
    : documentsPurgeAt
      ? t("provider-application:files.purgeAt", { date: date(documentsPurgeAt, "short") })
      : t("provider-application:files.until")
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t("provider-application:files.title")}</h3>
      <ul className="mt-2 grid gap-1">
        {documents.map(({ fileId, role, name, size, url }) => (
          <li key={fileId} className="flex min-w-0 items-center gap-2.5 text-15">
            <FileLock size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
            <a href={url} target="_blank" rel="noreferrer" className="link min-w-0 truncate">
              {name}
            </a>
            <span className="flex-none text-13 text-ink-3">
              {t(`provider-application:files.${role}`)} · {fileSizeText(size, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-2">{whenGone}</p>
    </section>
  )
}
