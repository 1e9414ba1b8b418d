import { useTranslation } from "../../i18n/use-translation.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Illustration, illustrationNames } from "../../ui/layout/illustration.tsx"
import { BothThemes, Row, Sample, Section } from "./section.tsx"

export function PapersSection() {
  const { t } = useTranslation()
  return (
    <Section id="papers" title={t("themes:papers")} text={t("themes:papersText")}>
      <BothThemes>
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {illustrationNames.map((name) => (
            <li
              key={name}
              data-cat={name}
              className="flex min-w-0 flex-col justify-between gap-2 rounded-paper bg-cat-t px-3 pt-2.5 pb-1.5"
            >
              <span className="text-13 font-semibold text-cat-d">{t(`category:${name}`)}</span>
              <Illustration name={name} inherit width={104} height={78} className="self-end" />
            </li>
          ))}
        </ul>
      </BothThemes>
      <Sample title={t("themes:paperChips")}>
        <Row>
          {illustrationNames.map((name) => (
            <Chip key={name} tone="cat" data-cat={name}>
              {t(`category:${name}`)}
            </Chip>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}
