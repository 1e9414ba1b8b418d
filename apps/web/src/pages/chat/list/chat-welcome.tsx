import { Link } from "@tanstack/react-router"
import { EyeOff, MessageCircleQuestionMark, Paperclip } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"

const points = [
  ["offer", MessageCircleQuestionMark],
  ["work", Paperclip],
  ["safe", EyeOff],
] as const

/** Tells visitors what the chat is for. */
export function ChatWelcome() {
  const { t } = useTranslation()
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,420px)] md:py-20">
      <div>
        <h1 className="display display-36">{t("chat:welcome.title")}</h1>
        <p className="mt-3 max-w-[56ch] text-16 text-ink-2">{t("chat:welcome.text")}</p>
        <ul className="mt-6 grid gap-3.5">
          {points.map(([point, Icon]) => (
            <li key={point} className="flex items-start gap-3">
              <Icon size={22} strokeWidth={1.9} aria-hidden="true" className="text-brand-text" />
              <span className="min-w-0">{t(`chat:welcome.points.${point}`)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-2.5">
          <Button asChild size="lg">
            <Link to="/signin" search={{ redirect: "/chat" }}>
              {t("chat:welcome.signIn")}
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to="/signup">{t("chat:welcome.signUp")}</Link>
          </Button>
        </div>
      </div>
      <div data-cat="home-repair" aria-hidden="true" className="rounded-panel bg-cat-t p-6 max-md:hidden">
        <Illustration name="home-repair" inherit className="mx-auto w-44" />
        <div className="mt-5 grid gap-2.5">
          <span className="h-11 w-3/4 rounded-[14px_14px_14px_4px] bg-paper shadow-paper" />
          <span className="h-16 w-2/3 justify-self-end rounded-[14px_14px_4px_14px] bg-brand-soft" />
          <span className="h-11 w-1/2 rounded-[14px_14px_14px_4px] bg-paper shadow-paper" />
        </div>
      </div>
    </div>
  )
}
