import { clsx } from "clsx"
import type { ReactNode } from "react"

interface AnnouncementLookProps {
  tone: "info" | "warning"
  body: string
  link: string
  linkText: string
  /** The button that closes it; a preview has none. */
  children?: ReactNode
}

/** One line across the page. A plain link: where it leads, only the administrators know. */
export function AnnouncementLook({ tone, body, link, linkText, children }: AnnouncementLookProps) {
  return (
    <div className={clsx(tone === "warning" ? "bg-warn-soft text-warn-text" : "bg-info-soft text-info-text")}>
      <div className="wide flex items-center gap-3">
        <p className="min-w-0 flex-1 py-2.5 text-15 font-medium wrap-anywhere">
          {body}{" "}
          {link && linkText ? (
            <a href={link} className="font-semibold underline underline-offset-3">
              {linkText}
            </a>
          ) : null}
        </p>
        {children}
      </div>
    </div>
  )
}
