import { Link, useRouter } from "@tanstack/react-router"
import { EyeOff, HandCoins, Hash, Languages, ListOrdered, MessageSquareQuote } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { LinkedData } from "./linked-data.tsx"
import { PageTitle } from "./page-title.tsx"
import { Prose } from "./prose.tsx"
import { organization } from "./structured-data.ts"
import { useContent } from "./use-content.ts"

const principles = [
  { key: "free", icon: HandCoins },
  { key: "open", icon: ListOrdered },
  { key: "reasons", icon: MessageSquareQuote },
  { key: "private", icon: EyeOff },
  { key: "languages", icon: Languages },
  { key: "figures", icon: Hash },
] as const

export function AboutPage() {
  const { t } = useTranslation()
  const { say } = useContent()
  const { config } = useRouter().options.context
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <LinkedData graph={[organization(config)]} />
      <PageTitle title={t("about:title")} lead={say("about:lead")} />
      <section className="mt-12">
        <h2 className="display display-36">{t("about:why.title")}</h2>
        <Prose text={say("about:why.text")} className="mt-3 max-w-[62ch] text-16" />
      </section>
      <section className="mt-12">
        <h2 className="mb-5 display display-36">{t("about:principles.title")}</h2>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {principles.map(({ key, icon: Icon }) => (
            <Card key={key} className="p-5">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-text">
                <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <h3 className="mt-4 display text-d22">{t(`about:principles.${key}.title`)}</h3>
              <Prose text={say(`about:principles.${key}.text`)} className="mt-1 text-ink-2" />
            </Card>
          ))}
        </div>
      </section>
      <section className="mt-12">
        <h2 className="display display-36">{t("about:team.title")}</h2>
        <Prose text={say("about:team.text")} className="mt-3 max-w-[62ch] text-16" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/how-it-works">{t("about:next.how")}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/changelog">{t("about:next.changelog")}</Link>
          </Button>
        </div>
      </section>
    </div>
  )
}
