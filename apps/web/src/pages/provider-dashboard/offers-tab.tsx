import { Link } from "@tanstack/react-router"
import { Files } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MyOffers } from "../../offer/my-offers.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { OffersData } from "./load-dashboard.ts"
import { LostOffers } from "./lost-offers.tsx"

export function OffersTab({ shown: { offers, lost }, now }: { shown: OffersData; now: number }) {
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
      <div className="min-w-0">
        <MyOffers data={offers} at="/providers/dashboard" />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <LostOffers lost={lost} now={now} group={offers?.group} />
        <Templates />
      </div>
    </div>
  )
}

function Templates() {
  const { t } = useTranslation()
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="offer-templates">
        <h2 id="offer-templates" className="display text-d22">
          {t("provider-dashboard:templates.title")}
        </h2>
        <p className="mt-1 text-14 text-ink-2">{t("provider-dashboard:templates.lead")}</p>
        <Button asChild variant="secondary" size="sm" icon={Files} className="mt-3">
          <Link to="/providers/dashboard" search={{ tab: "templates" }}>
            {t("provider-dashboard:templates.open")}
          </Link>
        </Button>
      </section>
    </Card>
  )
}
