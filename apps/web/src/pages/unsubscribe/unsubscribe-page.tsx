import { Link, useRouter } from "@tanstack/react-router"
import { Clock, Mail, MailCheck, MailX, Unlink } from "lucide-react"
import { AccountSlip } from "../../account/account-slip.tsx"
import { SlipMark } from "../../account/slip-mark.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { UnsubscribeSearch } from "./unsubscribe-search.ts"

/** A plain form to the API, which leads back here: who opens a letter may have no scripts and no session. */
export function UnsubscribePage({ token, state, about }: UnsubscribeSearch) {
  const { t } = useTranslation()
  const view = state === "kept" ? state : token ? (state ?? "ask") : "invalid"
  const words = wordsOf(view, about)

  return (
    <AccountSlip needsScripts={false}>
      {view === "stopped" ? <SlipMark isDone /> : <SlipMark icon={pictures[view]} />}
      <h1 className="display display-36">{t(`${words}.title`)}</h1>
      <p className="mt-2 text-ink-2">{t(`${words}.text`)}</p>
      <div className="mt-2 mb-6">{isAboutTheseEmails(view) && <About about={about} />}</div>
      {view === "resumedNone" ? (
        <Button asChild size="xl" full>
          <Link to="/account" search={settings}>
            {t("letters:settings")}
          </Link>
        </Button>
      ) : view === "invalid" || view === "kept" || !token ? (
        <Button asChild size="xl" full>
          <Link to="/">{t("letters:invalid.home")}</Link>
        </Button>
      ) : (
        <WishForm token={token} view={view} about={about} />
      )}
      {view !== "invalid" && view !== "resumedNone" && (
        <p className="mt-4">
          <Link to="/account" search={settings} className="link inline-block py-2">
            {t("letters:settings")}
          </Link>
        </p>
      )}
    </AccountSlip>
  )
}

const settings = { section: "sending" } as const

type View = keyof typeof wishes | "resumedNone" | "kept" | "invalid"
type About = UnsubscribeSearch["about"]

const alertViews = ["ask", "stopped", "resumed", "askDaily", "daily"] as const
const ofAlert = (view: View) => alertViews.find((one) => one === view)

function wordsOf(view: View, about: About) {
  const alertView = ofAlert(view)
  if (alertView && (about === "alert" || alertView === "askDaily" || alertView === "daily"))
    return `letters:alert.${alertView}` as const
  return `letters:${view as Exclude<View, "askDaily" | "daily">}` as const
}

/** Where only some came back, or none, “these” would say too much. */
const isAboutTheseEmails = (view: View) => !["invalid", "resumedNone", "resumedSome"].includes(view)

/** What the button of each view asks for. */
const wishes = {
  ask: "unwanted",
  resumed: "unwanted",
  stopped: "wanted",
  askDaily: "daily",
  daily: "unwanted",
  resumedSome: "unwanted",
} as const
type Question = keyof typeof wishes

function WishForm({ token, view, about }: { token: string; view: Question; about: About }) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const isQuestion = view === "ask" || view === "askDaily"
  return (
    <form method="post" action={`${serverUrl}/letters/stop?token=${encodeURIComponent(token)}`}>
      <input type="hidden" name="letters" value={wishes[view]} />
      <Button type="submit" size="xl" full variant={isQuestion ? "default" : "outline"}>
        {t(submitOf(view, about))}
      </Button>
      {isQuestion && (
        <p className="mt-4 text-14 text-ink-3">
          {t(about === "alert" ? `letters:alert.${view}.note` : "letters:ask.note")}
        </p>
      )}
    </form>
  )
}

function submitOf(view: Question, about: About) {
  if (view === "resumedSome") return "letters:resumedSome.submit"
  if (about === "alert" || view === "askDaily" || view === "daily")
    return `letters:alert.${view}.submit` as const
  return `letters:${view}.submit` as const
}

/** Which emails these are, in the words of the settings. */
function About({ about }: { about: About }) {
  const { t } = useTranslation()
  if (about === undefined || about === "alert") return null
  const group = about === "digest" ? null : t(`sending:group.${about}.name`)
  return <p className="font-medium">{group ? t("letters:about", { group }) : t("letters:aboutDigest")}</p>
}

const pictures = {
  ask: MailX,
  askDaily: Clock,
  daily: Clock,
  resumed: MailCheck,
  resumedSome: MailCheck,
  resumedNone: Mail,
  kept: MailCheck,
  invalid: Unlink,
}
