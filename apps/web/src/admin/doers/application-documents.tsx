import { useMutation } from "@tanstack/react-query"
import { FileText, Image } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useApi } from "../../use-api.ts"
import { DocumentViewer } from "./document-viewer.tsx"
import type { Application } from "./load-doers.ts"

/** Each is opened by itself, by a link that soon runs out, and each opening is written down. */
export function ApplicationDocuments({ application }: { application: Application }) {
  const { t } = useTranslation()
  const ask = useApi()
  const { id, documents } = application
  const [at, setAt] = useState<number | null>(null)
  const view = useMutation({
    mutationFn: (fileId: string) => ask((api) => api.adminApplication.getDocumentUrl.mutate({ id, fileId })),
    meta: { failure: "admin-doers:documents.failed" },
  })
  const show = (place: number) => {
    const document = documents[place]
    if (!document) return
    view.reset()
    setAt(place)
    view.mutate(document.fileId)
  }
  return (
    <section>
      <h3 className="display text-d18">{t("admin-doers:documents.title")}</h3>
      <p className="mt-1 text-14 text-ink-2">
        {t(application.documentsPurgedAt ? "admin-doers:documents.purged" : "admin-doers:documents.logged")}
      </p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {documents.map(({ fileId, role, name, mimeType }, place) => {
          const Icon = mimeType.startsWith("image/") ? Image : FileText
          return (
            <li key={fileId} className="min-w-0">
              <button
                type="button"
                onClick={() => show(place)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control bg-paper-2 px-3.5 py-2 text-left inset-ring inset-ring-line hover:bg-wall-2"
              >
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
                <span className="min-w-0">
                  <span className="block font-semibold">{t(`admin-doers:documents.${role}`)}</span>
                  <span className="block truncate text-13 text-ink-3">{name}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {at === null ? null : (
        <DocumentViewer
          documents={documents}
          at={at}
          url={view.data?.url ?? null}
          onShow={show}
          onClose={() => setAt(null)}
        />
      )}
    </section>
  )
}
