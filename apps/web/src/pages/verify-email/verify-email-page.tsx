import { Link, useRouter } from "@tanstack/react-router"
import { Clock, MailCheck, MailOpen, Unlink } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { keepEmail } from "../../account/known-email.ts"
import { EmailSent } from "../sign-in/email-sent.tsx"
import { ResendEmail } from "../sign-in/resend-email.tsx"
import { SlipMark } from "../../account/slip-mark.tsx"
import { StrongPart } from "../../account/strong-part.tsx"
import { enterAs } from "../../session/person/enter-as.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { outcomeOf, stateOfLink, type VerifyState } from "./verify-state.ts"

interface VerifyEmailPageProps {
  token: string | undefined
  redirect: string | undefined
}

export function VerifyEmailPage({ token, redirect }: VerifyEmailPageProps) {
  return token ? <Verify key={token} token={token} redirect={redirect} /> : <EmailSent redirect={redirect} />
}

/**
 * A press confirms, not the opening of the page: mail programs and virus scanners open links by themselves,
 * some with scripts, and would confirm an account that someone else has made with this address.
 */
function Verify({ token, redirect }: { token: string; redirect: string | undefined }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [{ state: first, email }] = useState(() => stateOfLink(token, Date.now()))
  const posted = usePostedForm<{ state?: VerifyState }>()
  const [state, setState] = useState(posted?.result.state ?? first)
  const title = useRef<HTMLHeadingElement>(null)
  const isOver = state === "done" || state === "used" || state === "expired" || state === "invalid"

  // A new state is a new page to someone who can't see it: its title is read out.
  const isNews = isOver && state !== first
  useEffect(() => {
    if (isNews) title.current?.focus()
  }, [isNews])

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (state === "checking") return
    setState("checking")
    const path = `/verify-email?token=${encodeURIComponent(token)}`
    const { config, queryClient } = router.options.context
    const answer = await callAuth(config.serverUrl, path, {}, { method: "GET" })
    if (answer.ok && email) keepEmail(email)
    const outcome = outcomeOf(answer)
    if (outcome !== "signedIn") return setState(outcome)
    toast.success(t("verify:done.title"))
    await enterAs(queryClient)
    await router.navigate({ href: redirect ?? "/profile/complete", replace: true })
    await router.invalidate()
  }

  const view = isOver ? state : "asking"
  return (
    <AccountSlip wide needsScripts={false}>
      {view === "done" ? <SlipMark isDone /> : <SlipMark icon={pictures[view]} />}
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(`verify:${view}.title`)}
      </h1>
      <p className="mt-2 mb-6 text-16 text-ink-2">
        {view === "asking" && email ? (
          <StrongPart text={t("verify:asking.textFor", { email })} part={email} />
        ) : (
          t(`verify:${view}.text`)
        )}
      </p>
      {view === "asking" && (
        <form method="post" onSubmit={(event) => void confirm(event)}>
          <Button type="submit" size="xl" full pending={state === "checking"}>
            {t("verify:asking.confirm")}
          </Button>
          <div role="status">
            {state === "checking" && <span className="sr-only">{t("verify:checking")}</span>}
            {(state === "failed" || state === "tooMany") && <FieldError>{t(`verify:${state}`)}</FieldError>}
          </div>
          <p className="mt-4 text-14 text-ink-3">{t("verify:asking.notYou")}</p>
        </form>
      )}
      {(view === "done" || view === "used") && (
        <Button asChild size="xl" full>
          <Link to="/signin" search={{ redirect }}>
            {t("verify:logIn")}
          </Link>
        </Button>
      )}
      {view === "used" && (
        <p className="mt-4">
          <Link to="/forgot-password" className="link">
            {t("verify:used.forgot")}
          </Link>
        </p>
      )}
      {(view === "expired" || view === "invalid") && (
        <>
          <ResendEmail email={email} variant="default" />
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
            <Link to="/signin" search={{ redirect }} className="link">
              {t("verify:logIn")}
            </Link>
            <Link to="/signup" search={{ redirect }} className="link">
              {t("verify:signUpAgain")}
            </Link>
          </p>
        </>
      )}
    </AccountSlip>
  )
}

const pictures = { asking: MailOpen, used: MailCheck, expired: Clock, invalid: Unlink }
