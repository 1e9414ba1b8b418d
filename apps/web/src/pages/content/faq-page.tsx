import { faqGroupNames } from "@doable/domain/content/kinds"
import type { Question } from "@doable/words/content-answers"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Contents } from "./contents.tsx"
import { FaqList } from "./faq-list.tsx"
import { LinkedData } from "./linked-data.tsx"
import { PageTitle } from "./page-title.tsx"
import { plainProse } from "./parse-prose.ts"

export function FaqPage({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation()
  const groups = faqGroupNames
    .map((group) => ({ group, asked: questions.filter(({ section }) => section === group) }))
    .filter(({ asked }) => asked.length > 0)
  const places = groups.map(({ group }) => ({ id: `group-${group}`, title: t(`faq:groups.${group}`) }))
  const linked = groups.flatMap(({ asked }) =>
    asked.map(({ title, body }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: plainProse(body) },
    })),
  )
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <LinkedData graph={[{ "@type": "FAQPage", mainEntity: linked }]} />
      <PageTitle title={t("faq:title")} lead={t("faq:lead")} />
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <Contents places={places} others={["help", "terms", "privacy", "about"]} />
        <div className="grid max-w-[760px] gap-10">
          {groups.map(({ group, asked }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="mb-3 display text-d22">
                {t(`faq:groups.${group}`)}
              </h2>
              <FaqList questions={asked} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
