import { Link, useRouter } from "@tanstack/react-router"
import { MailCheck } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { AccountSlip } from "../../account/account-slip.tsx"
import { lastEmail } from "./email-note.ts"
import { ResendEmail } from "./resend-email.tsx"
import { SlipMark } from "../../account/slip-mark.tsx"
import { StrongPart } from "../../account/strong-part.tsx"

/** After signing up: an email is on its way, and what to do with it. The same for every address. */
export function EmailSent({ redirect }: { redirect?: string | undefined }) {
  const { t } = useTranslation()
  const { appName } = useRouter().options.context.config
  // Known to this tab alone, so the server draws the page without it.
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => setEmail(lastEmail()?.email ?? null), [])

  return (
    <AccountSlip wide needsScripts={false}>
      <SlipMark icon={MailCheck} />
      <h1 className="display display-36">{t("verify:sent.title")}</h1>
      <p className="mt-2 text-16 text-ink-2">
        {email ? (
          <StrongPart text={t("verify:sent.textFor", { email })} part={email} />
        ) : (
          t("verify:sent.text")
        )}
      </p>
      <ol className="my-5 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-brand-text">
        <li className="pl-1">{t("verify:sent.open", { appName })}</li>
        <li className="pl-1">{t("verify:sent.press")}</li>
        <li className="pl-1">{t("verify:sent.logIn")}</li>
      </ol>
      <ResendEmail email={email} />
      <p className="mt-4 text-14 text-ink-3">
        {t("verify:sent.spam")} {t("verify:sent.otherWay")}{" "}
        <Link to="/forgot-password" className="link">
          {t("verify:sent.newPassword")}
        </Link>
      </p>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/signin" search={{ redirect }} className="link">
          {t("verify:logIn")}
        </Link>
        <Link to="/signup" search={{ redirect }} className="link">
          {t("verify:sent.otherAddress")}
        </Link>
      </p>
    </AccountSlip>
  )
}
