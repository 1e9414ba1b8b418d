import { clsx } from "clsx"
import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { pageWindow } from "./page-window.ts"

export interface PageLinkProps {
  className?: string
  children?: ReactNode
  "aria-label"?: string
  "aria-current"?: "page" | undefined
}

interface PaginationProps {
  page: number
  pages: number
  /** A link (or button) to a page: `(page, props) => <Link to="." search={{ page }} {...props} />`. */
  renderLink: (page: number, props: PageLinkProps) => ReactElement
  /** "Page x of y" between the two steps, for tables and narrow places. */
  compact?: boolean
  /** Names the list that is paged, where a page has several. */
  label?: string
}

const step =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3.5 font-semibold max-sm:gap-1 max-sm:px-2.5"
const edge = "bg-paper inset-ring-[1.5px] inset-ring-line-control hover:bg-paper-2"
const square = "grid min-h-11 min-w-11 place-items-center rounded-control px-1.5 font-semibold"

export function Pagination({ page, pages, renderLink, compact = false, label }: PaginationProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null

  const pageOf = t("ui:pageOf", { page, pages })

  return (
    <nav aria-label={label ?? t("ui:pagination")}>
      <ul className="flex flex-wrap items-center gap-1.5 max-sm:gap-1">
        <li>
          <Step to={page - 1} blocked={page <= 1} renderLink={renderLink}>
            <ChevronLeft size={18} strokeWidth={1.9} aria-hidden="true" />
            {t("ui:previous")}
          </Step>
        </li>
        {compact
          ? null
          : pageWindow(page, pages).map((slot) => (
              <li key={slot} className="max-md:hidden">
                {typeof slot === "number" ? (
                  renderLink(slot, {
                    className: clsx(square, slot === page ? "bg-ink text-wall" : "hover:bg-wall-2"),
                    "aria-label": t("ui:page", { page: slot }),
                    "aria-current": slot === page ? "page" : undefined,
                    children: slot,
                  })
                ) : (
                  <span aria-hidden="true" className="grid min-h-11 w-6 place-items-center text-ink-3">
                    …
                  </span>
                )}
              </li>
            ))}
        <li
          aria-current="page"
          className={clsx("px-2 text-14 text-ink-2 max-sm:px-1", !compact && "md:hidden")}
        >
          {pageOf}
        </li>
        <li>
          <Step to={page + 1} blocked={page >= pages} renderLink={renderLink}>
            {t("ui:next")}
            <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

interface StepProps {
  to: number
  blocked: boolean
  renderLink: PaginationProps["renderLink"]
  children: ReactNode
}

function Step({ to, blocked, renderLink, children }: StepProps) {
  if (!blocked) return renderLink(to, { className: clsx(step, edge), children })
  return (
    // A link that leads nowhere: kept in its place so that nothing jumps, and read as unavailable.
    <span role="link" aria-disabled="true" className={clsx(step, "cursor-not-allowed bg-wall-2 text-ink-3")}>
      {children}
    </span>
  )
}
