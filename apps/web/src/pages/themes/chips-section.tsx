import { Bell } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Badge } from "../../ui/data/badge.tsx"
import { Chip, chipTones } from "../../ui/data/chip.tsx"
import { StatusChip, statuses } from "../../ui/data/status-chip.tsx"
import { Named, Row, Sample, Section } from "./section.tsx"

export function ChipsSection() {
  const { t } = useTranslation()
  return (
    <Section id="states" title={t("themes:chips")} text={t("themes:chipsText")}>
      <Sample title={t("themes:statuses")}>
        <Row>
          {statuses.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:dense")}>
        <Row>
          {statuses.slice(0, 6).map((status) => (
            <StatusChip key={status} status={status} dense />
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:tones")}>
        <Row align="end">
          {chipTones.map((tone) => (
            <Named key={tone} name={tone}>
              <Chip tone={tone} data-cat="tutoring">
                {t("themes:word")}
              </Chip>
            </Named>
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:badges")}>
        <Row>
          {[3, 24, 120].map((count) => (
            <span
              key={count}
              role="img"
              aria-label={t("themes:unread", { count })}
              className="relative inline-grid size-11 place-items-center"
            >
              <Bell size={22} strokeWidth={1.9} aria-hidden="true" />
              <Badge count={count} className="absolute top-0 left-6 ring-2 ring-wall" />
            </span>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}
