import { Link, useRouter } from "@tanstack/react-router"
import type { ErrorComponentProps } from "@tanstack/react-router"
import { ChevronDown, ChevronUp, RotateCw } from "lucide-react"
import { useEffect, useId, useLayoutEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { errorDetails } from "../../session/error-details.ts"
import { Button } from "../../ui/layout/button.tsx"
import { GoBackButton } from "./go-back-button.tsx"
import { reloadOnce } from "../../ui/code/reload-once.ts"
import { WallSlip } from "./wall-slip.tsx"

const torn = [false, true, true, false, false, true, false, false]
const fallen = [
  { left: "24%", bottom: 40, tilt: -14 },
  { left: "58%", bottom: 22, tilt: 9 },
  { left: "70%", bottom: 56, tilt: -6 },
]

/** The whole page when it couldn't be drawn. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">) {
  const { t } = useTranslation()
  const { page, config } = useRouter().options.context
  const { requestId } = errorDetails(error, page.requestId)
  const lines = useErrorLines(error)
  const [reloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    window.location.reload()
  }
  // Before it is drawn: what reloads should not flash.
  useLayoutEffect(() => reloadOnce(error), [error])
  const title = t("common:error.meta", { appName: config.appName })
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <WallSlip torn={torn} fallen={fallen} className="max-w-[600px]">
      <div className="px-5 py-7 md:px-10 md:pt-9 md:pb-7">
        <div className="flex items-start justify-between gap-4">
          <h1 className="max-w-[11ch] display display-36">{t("common:error.title")}</h1>
          <LoosePlug className="max-sm:hidden" />
        </div>
        <p className="mt-2.5 max-w-[46ch] text-16 text-ink-2">
          {requestId ? t("common:error.text") : t("common:error.textHere")}
        </p>
        <p className="mt-3 font-mono text-14 break-all">{lines[0]}</p>
        <div className="mt-5 flex flex-wrap gap-2.5 max-md:flex-col">
          <Button size="lg" icon={RotateCw} pending={reloading} onClick={reload}>
            {t("common:tryAgain")}
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/" reloadDocument>
              {t("common:home")}
            </Link>
          </Button>
          <GoBackButton variant="ghost" size="lg" />
        </div>
        <hr className="mt-5 mb-2.5 border-line" />
        <ErrorView error={error} />
      </div>
    </WallSlip>
  )
}

/** What may be said of an error: its status, if there was an answer, and which request it was. */
function useErrorLines(error: unknown): string[] {
  const { t } = useTranslation()
  const { requestId, status } = errorDetails(error, useRouter().options.context.page.requestId)
  return [
    ...(status === null ? [] : [t("common:error.status", { status })]),
    requestId ? t("common:error.request", { requestId }) : t("common:error.noRequest"),
  ]
}

/** A plug pulled from its socket. */
function LoosePlug({ className }: { className?: string }) {
  return (
    <svg width="150" height="96" viewBox="0 0 150 96" aria-hidden="true" className={className}>
      <path d="M8 84l118-1 8 3-4 4-120 .6-6-3z" fill="var(--wall-2)" />
      <path
        d="M2 66C18 66 22 52 34 50"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M32 36l24-.6c5 0 8 3 8 8l.4 14c0 5-3 8-8 8l-24 .6z" fill="var(--brand)" />
      <path d="M32 52l32-.8.4 6c0 5-3 8-8 8l-24 .6z" fill="#0B1410" fillOpacity=".14" />
      <path d="M64 44l12-.3v4.600l-12 .3zM64 55l12-.3v4.600l-12 .3z" fill="var(--ink-2)" />
      <path d="M97 33l26-.7 1 36-26 .7c-6 0-9-3-9-8l-.6-20c0-5 3-8 8.600-8z" fill="var(--brand-soft-2)" />
      <path d="M114 32.500l9-.2 1 36-9 .2z" fill="#0B1410" fillOpacity=".13" />
      <path
        d="M123 50c12 0 14 14 26 14"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M78 22l3-12M88 26l9-9M68 26l-8-9" stroke="var(--cta)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

/** The generic error view: a sentence, and behind a toggle what helps us find the fault. */
function ErrorView({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  const lines = useErrorLines(error)
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
        {lines.join("\n")}
      </pre>
    </div>
  )
}
