import { CalendarDays, MapPin } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { Slip } from "../../ui/layout/slip.tsx"
import { Section } from "./section.tsx"

export function PaperSection() {
  const { t } = useTranslation()
  const [torn, setTorn] = useState(2)

  return (
    <Section id="paper" title={t("themes:paper")} text={t("themes:paperText")}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div>
          <Slip torn={torn} lift data-cat="cleaning" className="max-w-[340px]">
            <div className="relative min-h-[104px] overflow-hidden bg-cat-t px-4 pt-3.5 pb-3">
              <p className="text-13 font-semibold text-cat-d">{t("category:cleaning")}</p>
              <Illustration
                name="cleaning"
                inherit
                width={118}
                height={89}
                className="absolute right-2.5 -bottom-0.5"
              />
            </div>
            <div className="flex flex-col gap-2.5 px-4 pt-3.5 pb-3">
              <h3 className="text-[17px]/[23px] font-semibold">{t("themes:slipTitle")}</h3>
              <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-14 text-ink-2">
                <span className="inline-flex items-center gap-1.5">
                  <CalendarDays size={16} strokeWidth={1.9} className="text-ink-3" aria-hidden="true" />
                  {t("themes:slipWhen")}
                </span>
                <span className="inline-flex items-center gap-1.5">
                  <MapPin size={16} strokeWidth={1.9} className="text-ink-3" aria-hidden="true" />
                  {t("themes:slipWhere")}
                </span>
              </p>
              <p aria-live="polite" className="text-13 font-semibold text-ink-2">
                {t("themes:offers", { count: torn })}
              </p>
            </div>
          </Slip>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" disabled={torn >= 7} onClick={() => setTorn(torn + 1)}>
              {t("themes:tear")}
            </Button>
            <Button variant="ghost" size="sm" disabled={torn === 0} onClick={() => setTorn(0)}>
              {t("themes:mend")}
            </Button>
          </div>
        </div>
        <Card lift className="flex items-start gap-4 p-5">
          <Avatar name="Ana Lungu" size="lg" />
          <div className="min-w-0">
            <h3 className="display text-d18">{t("themes:cardTitle")}</h3>
            <p className="mt-1 text-ink-2">{t("themes:cardText")}</p>
          </div>
        </Card>
      </div>
    </Section>
  )
}
