import { clsx } from "clsx"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { LanguageLinks } from "../blocks/language-links.tsx"
import { useSearch } from "@tanstack/react-router"
import { wishIn } from "./wish-in.ts"

interface AccountSlipProps {
  wide?: boolean
  needsScripts?: boolean
  /** What hangs on the wall behind it. */
  behind?: ReactNode
  children: ReactNode
}

/** The pages before one is logged in: a slip on the half-painted wall, its three tabs are the languages. */
export function AccountSlip({ wide = false, needsScripts = true, behind, children }: AccountSlipProps) {
  const { t } = useTranslation()
  return (
    <div className="wall-page">
      {behind}
      <div
        className={clsx("slip relative w-full", wide ? "max-w-[480px]" : "max-w-[440px]")}
        style={{ filter: "var(--sh-slip-lift)" }}
      >
        <div className="slip-paper px-5 pt-8 pb-7 md:px-9">
          {needsScripts && (
            <noscript>
              <p className="mb-5 rounded-control bg-warn-soft px-4 py-3 text-14 text-warn-text">
                {t("common:needsScripts")}
              </p>
            </noscript>
          )}
          <KeptTask />
          {children}
        </div>
        <div className="grid grid-cols-3 items-start gap-0.5" role="group" aria-label={t("shell:language")}>
          <LanguageLinks
            className={(isCurrent) =>
              clsx(
                "grid place-items-center rounded-b-tab text-14 font-medium",
                isCurrent ? "h-13 bg-cta text-on-cta" : "h-11 bg-paper text-ink-2 hover:bg-paper-2",
              )
            }
          />
        </div>
      </div>
    </div>
  )
}

/** Tells people who have to log in first that their text is kept. */
function KeptTask() {
  const { t } = useTranslation()
  const text = useSearch({ strict: false, select: ({ redirect }) => wishIn(redirect) })
  if (!text) return null
  return (
    <p className="mb-5 rounded-control bg-info-soft px-4 py-3 text-14 wrap-anywhere text-info-text">
      {t("shell:keptTask", { text })}
    </p>
  )
}
