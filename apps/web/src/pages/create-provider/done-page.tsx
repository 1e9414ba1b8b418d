import { Link } from "@tanstack/react-router"
import { ArrowRight, BadgeCheck, Phone } from "lucide-react"
import { OwnPhone } from "../../contact/own-phone.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"

/** The profile is out: what comes next, first of all to be verified. */
export function DonePage({ provider, returnTo }: { provider: ProviderData; returnTo: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto w-full max-w-[calc(680px+2*var(--gutter))] px-(--gutter) pt-8 pb-16 md:pt-14">
      <h1 id="published" className="display display-36">
        {t("provider-create:done.title", { name: provider.name })}
      </h1>
      <p className="mt-2 text-16 text-ink-2">{t("provider-create:done.text")}</p>
      <p className="mt-4 flex flex-wrap gap-2.5">
        {returnTo && (
          <Button asChild>
            <Link to={returnTo}>{t("provider-create:done.back")}</Link>
          </Button>
        )}
        <Button asChild variant={returnTo ? "outline" : "default"}>
          <Link to="/providers/$providerId" params={{ providerId: provider.id }}>
            {t("provider-create:done.see")}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/providers/manage">{t("provider-create:done.manage")}</Link>
        </Button>
      </p>
      <section
        aria-labelledby="phone"
        className="mt-8 rounded-panel bg-paper px-5 py-5 shadow-paper md:px-6 md:py-6"
      >
        <h2 id="phone" className="flex items-center gap-2.5 display text-d22">
          <Phone aria-hidden size={24} strokeWidth={1.9} className="text-brand-text" />
          {t("provider-create:phone.label")}
        </h2>
        <p className="mt-1.5 mb-4 text-ink-2">{t("provider-create:phone.hint")}</p>
        <OwnPhone />
      </section>
      <section
        aria-labelledby="verify"
        className="mt-5 rounded-panel bg-paper px-5 py-5 shadow-paper md:px-6 md:py-6"
      >
        <h2 id="verify" className="flex items-center gap-2.5 display text-d22">
          <BadgeCheck aria-hidden size={24} strokeWidth={1.9} className="text-brand-text" />
          {t("provider-create:done.verify.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">{t("provider-create:done.verify.text")}</p>
        <Button asChild variant="secondary" className="mt-4">
          <Link to="/providers/applications">
            {t("provider-create:done.verify.action")}
            <ArrowRight aria-hidden size={18} strokeWidth={1.9} />
          </Link>
        </Button>
      </section>
      <p className="mt-6">
        <Link to="/tasks" className="link">
          {t("provider-create:done.tasks")}
        </Link>
      </p>
    </div>
  )
}
