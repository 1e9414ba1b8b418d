import { Link } from "@tanstack/react-router"
import { ChevronRight, Hash, KeyRound, Mail } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"

const next = [
  { key: "number", icon: Hash },
  { key: "answer", icon: Mail },
  { key: "noPasswords", icon: KeyRound },
] as const

/** Articles of Help that answer what people write about most, the one about safety first. */
const articles = ["safety", "late", "paid", "cancelling"] as const

/** Beside the form: what becomes of a message, and what may be answered already. */
export function ContactAside() {
  const { t } = useTranslation()
  return (
    <div className="grid max-w-[760px] gap-8 self-start max-xl:sm:grid-cols-2 xl:pt-2">
      <section aria-labelledby="next">
        <h2 id="next" className="display text-d22">
          {t("contact:next.title")}
        </h2>
        <ul className="mt-4 grid gap-4">
          {next.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-3">
              <span className="grid size-9 flex-none place-items-center rounded-control bg-brand-soft text-brand-text">
                <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <p className="self-center text-ink-2">{t(`contact:next.${key}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="answered">
        <h2 id="answered" className="display text-d22">
          {t("contact:answered.title")}
        </h2>
        <Card asChild className="mt-4 overflow-hidden">
          <ul className="divide-y divide-line">
            {articles.map((key) => (
              <li key={key}>
                <Link to="/help" search={{ read: key }} className={line}>
                  {t(`contact:answered.${key}`)}
                  <ChevronRight size={18} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}

const line =
  "flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 font-semibold underline-offset-3 outline-offset-[-3px] hover:underline"
