import { Link, useRouter } from "@tanstack/react-router"
import { MailCheck, MailX, Unlink } from "lucide-react"
import { AccountSlip } from "../../account/account-slip.tsx"
import { SlipMark } from "../../account/slip-mark.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { UnsubscribeSearch } from "./unsubscribe-search.ts"

/** A plain form to the API, which leads back here: who opens a letter may have no scripts and no session. */
export function UnsubscribePage({ token, state, about }: UnsubscribeSearch) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const view = state === "kept" ? state : token ? (state ?? "ask") : "invalid"

  const words =
    about === "alert" && view !== "invalid" && view !== "kept"
      ? (`letters:alert.${view}` as const)
      : (`letters:${view}` as const)

  return (
    <AccountSlip needsScripts={false}>
      {view === "stopped" ? <SlipMark isDone /> : <SlipMark icon={pictures[view]} />}
      <h1 className="display display-36">{t(`${words}.title`)}</h1>
      <p className="mt-2 text-ink-2">{t(`${words}.text`)}</p>
      <div className="mt-2 mb-6">{view !== "invalid" && <About about={about} />}</div>
      {view === "invalid" || view === "kept" || !token ? (
        <Button asChild size="xl" full>
          <Link to="/">{t("letters:invalid.home")}</Link>
        </Button>
      ) : (
        <form method="post" action={`${serverUrl}/letters/stop?token=${encodeURIComponent(token)}`}>
          <input type="hidden" name="letters" value={view === "stopped" ? "wanted" : "unwanted"} />
          <Button type="submit" size="xl" full variant={view === "ask" ? "default" : "outline"}>
            {t(`letters:${about === "alert" ? "alert." : ""}${view}.submit`)}
          </Button>
          {view === "ask" && (
            <p className="mt-4 text-14 text-ink-3">
              {t(about === "alert" ? "letters:alert.ask.note" : "letters:ask.note")}
            </p>
          )}
        </form>
      )}
      {view !== "invalid" && (
        <p className="mt-4">
          <Link to="/account" search={{ section: "sending" }} className="link inline-block py-2">
            {t("letters:settings")}
          </Link>
        </p>
      )}
    </AccountSlip>
  )
}

/** Which emails these are, in the words of the settings. */
function About({ about }: Pick<UnsubscribeSearch, "about">) {
  const { t } = useTranslation()
  if (about === undefined || about === "alert") return null
  const group = about === "digest" ? null : t(`sending:group.${about}.name`)
  return <p className="font-medium">{group ? t("letters:about", { group }) : t("letters:aboutDigest")}</p>
}

const pictures = { ask: MailX, resumed: MailCheck, kept: MailCheck, invalid: Unlink }
