import clsx from "clsx"
import { RotateCw } from "lucide-react"
import { useId, useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../layout/button.tsx"
import { Card } from "../layout/card.tsx"
import { Slip } from "../layout/slip.tsx"

interface ListErrorProps {
  title?: string
  text?: ReactNode
  /** What the person may show to us when asking for help. */
  error?: unknown
  onRetry: () => void
  retrying?: boolean
  /** In a column of its own width, beside something. */
  isNarrow?: boolean
}

/** Stands in the place of a list that didn't load; title and filters of the page stay as they are. */
export function ListError({ title, text, error, onRetry, retrying = false, isNarrow }: ListErrorProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const details = error instanceof Error ? error.message : error == null ? "" : String(error)

  return (
    <Card
      role="alert"
      className={clsx(
        "flex",
        isNarrow
          ? "flex-col items-start gap-4 p-5"
          : "items-center gap-7 px-7 py-6 max-md:flex-col max-md:items-start max-md:gap-4 max-md:p-5",
      )}
    >
      <Slip aria-hidden="true" className="w-[104px] flex-none [--fringe:16px] [--paper:var(--wall-2)]">
        <div className="relative flex h-[72px] flex-col gap-2 p-3.5">
          <span className="h-1.5 w-9 rounded-full bg-line-2" />
          <span className="h-1.5 w-6 rounded-full bg-line-2" />
          <span className="absolute right-2 bottom-0 grid size-11 place-items-center rounded-full bg-danger-soft display text-d28 text-danger-text">
            !
          </span>
        </div>
      </Slip>
      <div className="w-full min-w-0 flex-1">
        <h2 className="display text-d22">{title ?? t("ui:listErrorTitle")}</h2>
        <p className="mt-0.5 max-w-[52ch] text-ink-2">{text ?? t("ui:listErrorText")}</p>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button icon={RotateCw} pending={retrying} onClick={onRetry}>
            {t("ui:tryAgain")}
          </Button>
          {details ? (
            <Button
              variant="ghost"
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
            >
              {t(open ? "ui:hideError" : "ui:showError")}
            </Button>
          ) : null}
        </div>
        <pre
          id={detailsId}
          hidden={!open}
          className="mt-3.5 overflow-x-auto rounded-control bg-wall-2 p-3.5 text-13 whitespace-pre-wrap text-ink-2"
        >
          {details}
        </pre>
      </div>
    </Card>
  )
}
