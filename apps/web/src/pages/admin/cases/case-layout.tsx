import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"

interface CaseLayoutProps {
  title: string
  lead: ReactNode
  taskId: string
  isDecided: boolean
  decision: ReactNode
  children: ReactNode
}

/** Everything about one case on one page, and the decision beside it. */
export function CaseLayout({ title, lead, taskId, isDecided, decision, children }: CaseLayoutProps) {
  const { t } = useTranslation()
  return (
    <>
      <AdminHead
        title={title}
        lead={lead}
        actions={
          <Button asChild variant="outline" icon={ExternalLink}>
            <Link to="/tasks/$taskId" params={{ taskId }} preload={false}>
              {t("admin-disputes:openTask")}
            </Link>
          </Button>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 gap-4">{children}</div>
        {/* Where there's room for one column, the form comes after what it is about, and a decision before it. */}
        <aside className={clsx("min-w-0 xl:sticky xl:top-24", isDecided && "max-xl:row-start-1")}>
          {decision}
        </aside>
      </div>
    </>
  )
}
