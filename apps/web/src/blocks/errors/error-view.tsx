import { useRouter } from "@tanstack/react-router"
import { ChevronDown, ChevronUp } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { errorDetails } from "../../session/error-details.ts"

/** The generic error view: a sentence, and behind a toggle what helps us find the fault. */
export function ErrorView({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { requestId, status } = errorDetails(error, router.options.context.page.requestId)
  const Chevron = open ? ChevronUp : ChevronDown

  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 items-center gap-2 rounded-xs text-14 font-semibold text-brand-text"
      >
        <Chevron size={17} strokeWidth={1.9} aria-hidden="true" />
        {open ? t("common:error.hide") : t("common:error.show")}
      </button>
      <pre
        id={id}
        hidden={!open}
        className="mt-2 rounded-control bg-wall p-4 font-mono text-13 break-all whitespace-pre-wrap text-ink-2"
      >
        {status !== null && `${t("common:error.status", { status })}\n`}
        {requestId ? t("common:error.request", { requestId }) : t("common:error.noRequest")}
      </pre>
    </div>
  )
}
