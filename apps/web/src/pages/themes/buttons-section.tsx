import { Plus, Search, Send } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button, buttonSizes, buttonVariants } from "../../ui/layout/button.tsx"
import { Named, Row, Sample, Section } from "./section.tsx"

export function ButtonsSection() {
  const { t } = useTranslation()
  const [pending, setPending] = useState(false)

  return (
    <Section id="buttons" title={t("themes:buttons")} text={t("themes:buttonsText")}>
      <Sample title={t("themes:variants")}>
        <Row align="end">
          {buttonVariants.map((variant) => (
            <Named key={variant} name={variant}>
              <Button variant={variant}>{t("themes:makeOffer")}</Button>
            </Named>
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:sizes")}>
        <Row align="end">
          {buttonSizes.map((size) => (
            <Named key={size} name={size}>
              {size === "icon" ? (
                <Button size={size} variant="outline" icon={Search} aria-label={t("themes:search")} />
              ) : (
                <Button size={size} variant={size.startsWith("cta") ? "cta" : "default"}>
                  {t("themes:save")}
                </Button>
              )}
            </Named>
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:states")}>
        <Row align="start">
          <Button icon={Plus}>{t("themes:withIcon")}</Button>
          <Button icon={Send} pending={pending} onClick={() => work(setPending)}>
            {t("themes:send")}
          </Button>
          <Button variant="outline" pending={pending} onClick={() => work(setPending)}>
            {t("themes:pressMe")}
          </Button>
          <Button disabled>{t("themes:disabled")}</Button>
          <Button disabled hint={t("themes:disabledWhy")}>
            {t("themes:makeOffer")}
          </Button>
          <Button asChild variant="secondary">
            <a href="#buttons">{t("themes:aLink")}</a>
          </Button>
        </Row>
      </Sample>
    </Section>
  )
}

/** Long enough to see the waiting. */
function work(setPending: (pending: boolean) => void) {
  setPending(true)
  setTimeout(() => setPending(false), 2500)
}
