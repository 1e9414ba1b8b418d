import { ChevronDown } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"

const questions = ["address", "contacts", "who", "pay", "price", "language", "verified", "leave"] as const

/** The browser opens and closes them by itself; each has an address of its own. */
export function Questions() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="display display-36">
        {t("help:questions.title")}
      </h2>
      <div className="mt-4 border-t border-line-2">
        {questions.map((question, index) => (
          <details
            key={question}
            id={question}
            open={index === 0}
            className="group scroll-mt-6 border-b border-line-2"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-xs py-3 text-16 font-semibold [&::-webkit-details-marker]:hidden">
              {t(`help:questions.${question}.question`)}
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="flex-none transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[62ch] pb-5 text-ink-2">{t(`help:questions.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
