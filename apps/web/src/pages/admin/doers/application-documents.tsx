import { useMutation } from "@tanstack/react-query"
import { FileText, Image } from "lucide-react"
import { useState } from "react"
import { documentViewInput } from "@doable/domain/provider/application/input"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useApi } from "../../../session/use-api.ts"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import { DocumentViewer } from "./document-viewer.tsx"
import type { Application } from "./load-doers.ts"

/**
 * Who may open them now: the administrator who claimed the application and, after the decision, any administrator with
 * a reason.
 */
function accessOf({ applicant, status, reviewer }: Application, me: string | undefined) {
  if (applicant.id === me) return "own"
  if (status === "submitted") return "takeFirst"
  if (status === "in_review") return reviewer?.id === me ? "open" : "takeFirst"
  if (status === "draft" || status === "changes_requested" || status === "withdrawn") return "beingChanged"
  return "reason"
}

/** Each is opened on its own, by a link that soon runs out, and each opening is written down. */
export function ApplicationDocuments({ application }: { application: Application }) {
  const { t } = useTranslation()
  const ask = useApi()
  const { id, documents } = application
  const access = accessOf(application, useAuth()?.user?.id)
  const [at, setAt] = useState<number | null>(null)
  /** The document that waits for a reason. */
  const [wanted, setWanted] = useState<number | null>(null)
  const [reason, setReason] = useState<string>()
  const view = useMutation({
    mutationFn: (asked: { fileId: string; reason?: string | undefined }) =>
      ask((api) => api.adminApplication.getDocumentUrl.mutate({ id, ...asked })),
    onError: () => setAt(null),
    meta: { failure: "admin-doers:documents.failed" },
  })
  const show = (place: number, why = reason) => {
    const document = documents[place]
    if (!document) return
    if (access === "reason" && why === undefined) {
      setWanted(place)
      return
    }
    view.reset()
    setAt(place)
    view.mutate({ fileId: document.fileId, reason: access === "reason" ? why : undefined })
  }
  const isClosed = access === "own" || access === "takeFirst" || access === "beingChanged"
  const note = application.documentsPurgedAt ? "purged" : isClosed ? access : "logged"
  return (
    <section>
      <h3 className="display text-d18">{t("admin-doers:documents.title")}</h3>
      <p className="mt-1 text-14 text-ink-2">{t(`admin-doers:documents.${note}`)}</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {documents.map(({ fileId, role, name, mimeType }, place) => {
          const Icon = mimeType.startsWith("image/") ? Image : FileText
          return (
            <li key={fileId} className="min-w-0">
              <button
                type="button"
                disabled={isClosed}
                onClick={() => show(place)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control bg-paper-2 px-3.5 py-2 text-left inset-ring inset-ring-line enabled:hover:bg-wall-2 disabled:cursor-not-allowed disabled:text-ink-2"
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
      {wanted === null ? null : (
        <ExplainDialog
          words={{
            title: t("admin-doers:documents.why"),
            text: t("admin-doers:documents.whyText"),
            label: t("admin:reason"),
            confirm: t("admin-doers:documents.show"),
          }}
          input={documentViewInput.shape.reason.unwrap()}
          isPending={false}
          onOpenChange={() => setWanted(null)}
          onConfirm={({ explanation }) => {
            setReason(explanation)
            setWanted(null)
            show(wanted, explanation)
          }}
        />
      )}
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
