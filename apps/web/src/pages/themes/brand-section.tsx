import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Logo, logoSizes, logoThemes } from "../../ui/layout/logo.tsx"
import { BothThemes, Named, Row, Sample, Section } from "./section.tsx"

export function BrandSection() {
  const { t } = useTranslation()
  const { appName } = useRouter().options.context.config
  return (
    <Section id="logo" title={t("themes:logo")} text={t("themes:logoText")}>
      <BothThemes>
        <Row align="end">
          {logoThemes.map((theme) => (
            <Named key={theme} name={theme}>
              <Logo name={appName} theme={theme} />
            </Named>
          ))}
        </Row>
      </BothThemes>
      <Sample title={t("themes:sizes")}>
        <Row align="end">
          {logoSizes.map((size) => (
            <Named key={size} name={size}>
              <Logo name={appName} size={size} />
            </Named>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}
