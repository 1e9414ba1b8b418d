import { faqGroupNames, helpStages } from "@doable/domain/content/kinds"
import type { Translate } from "@doable/words/translator"

export function sectionWords(section: string, t: Translate): string {
  const known = [...helpStages, ...faqGroupNames].find((one) => one === section)
  return known ? t(`admin-content:sections.${known}`) : section
}
