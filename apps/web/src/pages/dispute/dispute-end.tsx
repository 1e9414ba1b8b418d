import { Link } from "@tanstack/react-router"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { DisputeView } from "./dispute-view.ts"

interface DisputeEndProps {
  view: DisputeView
  taskId: string
  canOpenAnother: boolean
}

/** How it ended and why, in the reader's language. */
export function DisputeEnd({ view, taskId, canOpenAnother }: DisputeEndProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { end } = view.dispute
  if (!end) return null
  return (
    <div className="border-t border-line px-4 py-5 md:px-7">
      <p className="text-14 text-ink-2">{t("dispute:end.closed", { date: date(end.at, "long") })}</p>
      <p className="mt-1 max-w-[62ch]">
        {end.by === "withdrawal" ? t("dispute:end.goesOn") : t(`dispute:end.${end.decision ?? "complete"}`)}{" "}
        {end.by === "team" && <Fault view={view} fault={end.fault} />}
      </p>
      {end.reasoning && (
        <>
          <h2 className="mt-4 text-14 font-semibold">{t("dispute:end.reasons")}</h2>
          <p className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line">{end.reasoning}</p>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to="/tasks/$taskId" params={{ taskId }}>
            {t("dispute:back")}
          </Link>
        </Button>
        {canOpenAnother && (
          <Button asChild variant="ghost">
            <Link to="/tasks/$taskId/dispute" params={{ taskId }} search={{ again: true }}>
              {t("dispute:end.again")}
            </Link>
          </Button>
        )}
      </div>
    </div>
  )
}

type End = NonNullable<DisputeView["dispute"]["end"]>

function Fault({ view: { me, name }, fault }: { view: DisputeView; fault: End["fault"] }) {
  const { t } = useTranslation()
  if (fault === "shared") return t("dispute:fault.shared")
  if (fault !== "owner" && fault !== "provider") return t("dispute:fault.none")
  const isMine = (fault === "owner") === (me.side === "owner")
  return t(isMine ? "dispute:fault.you" : "dispute:fault.other", { name })
}
