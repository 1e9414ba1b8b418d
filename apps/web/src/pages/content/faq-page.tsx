import { useTranslation } from "../../i18n/use-translation.ts"
import { Contents } from "./contents.tsx"
import { faqGroups, type FaqGroup } from "./faq-groups.ts"
import { FaqList } from "./faq-list.tsx"
import { LinkedData } from "./linked-data.tsx"
import { PageTitle } from "./page-title.tsx"
import { plainProse } from "./parse-prose.ts"
import { useContent } from "./use-content.ts"

const groups = Object.keys(faqGroups) as FaqGroup[]

export function FaqPage() {
  const { t } = useTranslation()
  const { say } = useContent()
  const places = groups.map((group) => ({ id: `group-${group}`, title: t(`faq:groups.${group}`) }))
  const questions = groups.flatMap((group) =>
    faqGroups[group].map((key) => ({
      "@type": "Question",
      name: say(`faq:${key}.question`),
      acceptedAnswer: { "@type": "Answer", text: plainProse(say(`faq:${key}.answer`)) },
    })),
  )
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <LinkedData graph={[{ "@type": "FAQPage", mainEntity: questions }]} />
      <PageTitle title={t("faq:title")} lead={say("faq:lead")} />
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <Contents places={places} others={["help", "terms", "privacy", "about"]} />
        <div className="grid max-w-[760px] gap-10">
          {groups.map((group) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="mb-3 display text-d22">
                {t(`faq:groups.${group}`)}
              </h2>
              <FaqList keys={faqGroups[group]} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
