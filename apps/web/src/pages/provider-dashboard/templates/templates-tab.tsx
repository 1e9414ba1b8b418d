import { Link } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { TemplateEditor } from "./template-editor.tsx"
import type { TemplatesData } from "./load-templates.ts"

/** The doer's templates beside the one that is edited. */
export function TemplatesTab({ data }: { data: TemplatesData }) {
  const { t } = useTranslation()
  const { templates, chosen, now } = data
  const [isNewAsked, setNewAsked] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="display display-36">{t("provider-dashboard:templates.title")}</h1>
        {templates.length > 0 && (
          <Button asChild variant="secondary" icon={Plus}>
            <Link
              to="/providers/dashboard"
              search={{ tab: "templates", template: "new" }}
              hash="template"
              onClick={() => setNewAsked(true)}
            >
              {t("provider-dashboard:templates.new")}
            </Link>
          </Button>
        )}
      </div>
      {templates.length === 0 && (
        <p className="mt-2 max-w-[60ch] text-ink-2">{t("provider-dashboard:templates.lead")}</p>
      )}
      <div className="mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-[320px_minmax(0,1fr)]">
        {templates.length > 0 && <Choice templates={templates} chosen={chosen} />}
        <div className={templates.length > 0 ? "min-w-0" : "min-w-0 lg:col-span-2"}>
          <TemplateEditor
            key={chosen?.id ?? "new"}
            template={chosen}
            now={now}
            takesFocus={isNewAsked && !chosen}
          />
        </div>
      </div>
    </>
  )
}

function Choice({ templates, chosen }: { templates: OfferTemplate[]; chosen: OfferTemplate | null }) {
  const { t } = useTranslation()
  return (
    <Card asChild className="overflow-hidden">
      <nav aria-label={t("provider-dashboard:templates.list")}>
        <ul>
          {templates.map((one) => (
            <li key={one.id} className="border-line not-first:border-t">
              <Link
                to="/providers/dashboard"
                search={{ tab: "templates", template: one.id }}
                hash="template"
                aria-current={one.id === chosen?.id ? "page" : undefined}
                className="block px-4.5 py-3.5 -outline-offset-3 hover:bg-wall aria-[current=page]:bg-brand-soft aria-[current=page]:shadow-[inset_4px_0_0_var(--brand)]"
              >
                <span className="block font-semibold wrap-anywhere">{one.name}</span>
                <span className="block text-14 text-ink-2">{usesText(one, t)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}

function usesText({ used, hired }: OfferTemplate, t: ReturnType<typeof useTranslation>["t"]) {
  if (used === 0) return t("provider-dashboard:templates.unused")
  const uses = t("provider-dashboard:templates.used", { count: used })
  return hired === 0 ? uses : `${uses}, ${t("provider-dashboard:templates.hired", { count: hired })}`
}
