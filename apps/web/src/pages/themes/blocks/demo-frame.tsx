import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"

/** One block on a page of its own, as a noun would use it. */
export function DemoFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="min-h-[inherit]">
      <p className="wide py-3 text-14">
        <Link to="/themes" className="link">
          {t("themes:blocks.back")}
        </Link>
      </p>
      {children}
    </div>
  )
}
