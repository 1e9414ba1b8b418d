import { Link, useRouter } from "@tanstack/react-router"
import { Unlink } from "lucide-react"
import { useEffect, useId, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { clearPersonData } from "../../session/person/clear-person-data.ts"
import { clearLock } from "../sign-in/lock-note.ts"
import { PasswordRules } from "../../account/password-rules.tsx"
import { brokenRules, refusedBy, type RefusedPassword } from "../../account/refused-password.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { resetOutcome, type PostedReset, type ResetState } from "./reset-state.ts"
import { SlipMark } from "../../account/slip-mark.tsx"

/** Only the link knows whose account it is, so the API checks the rule about the person's own name. */
const owner = { name: "", email: "" }

/** Open to people who are logged in as well: they ask for the link in their account. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const { t } = useTranslation()
  const router = useRouter()
  const rulesId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const posted = usePostedForm<PostedReset>()?.result
  const [state, setState] = useState<ResetState>(posted?.state ?? (token ? "choose" : "invalid"))
  const [password, setPassword] = useState("")
  const [isJudged, setJudged] = useState(posted !== undefined)
  const view = state === "done" || state === "invalid" ? state : "choose"
  const isNews = view === "done" || (view === "invalid" && token !== undefined)
  useEffect(() => {
    if (isNews) title.current?.focus()
  }, [isNews])

  const [refused, setRefused] = useState<RefusedPassword | undefined>(
    posted && { password: "", rules: posted.broken },
  )
  const isBroken = brokenRules(password, owner, refused).length > 0
  const isRefused = state === "weak" || (isJudged && isBroken)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === "saving" || !token) return
    setJudged(true)
    if (isBroken) {
      event.currentTarget.querySelector("input")?.focus()
      return
    }
    setState("saving")
    const { serverUrl } = router.options.context.config
    const answer = await callAuth(serverUrl, "/reset-password", { token, newPassword: password })
    setRefused(refusedBy(answer, password))
    const outcome = resetOutcome(answer)
    setState(outcome)
    if (outcome !== "done") return
    clearLock()
    // Every session ended with the old password, this browser's own too.
    await clearPersonData(router)
  }

  return (
    <AccountSlip needsScripts={false}>
      {view === "done" && <SlipMark isDone />}
      {view === "invalid" && <SlipMark icon={Unlink} />}
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(`reset:${view}.title`)}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{t(`reset:${view}.text`)}</p>
      {view === "choose" && (
        <form method="post" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
          <Field
            label={t("reset:choose.password")}
            hint={t("reset:choose.passwordHint")}
            error={
              state === "weak"
                ? t("reset:choose.weak")
                : isJudged &&
                  password === "" &&
                  posted?.isEmpty !== false &&
                  t("reset:choose.passwordRequired")
            }
          >
            <PasswordField
              name="password"
              autoComplete="new-password"
              required
              aria-describedby={rulesId}
              aria-invalid={isRefused ? true : undefined}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <PasswordRules
              id={rulesId}
              password={password}
              owner={owner}
              isJudged={isJudged}
              refused={refused}
            />
          </Field>
          <div role="alert">
            {(state === "failed" || state === "tooMany") && <FieldError>{t(`reset:${state}`)}</FieldError>}
          </div>
          <Button type="submit" size="xl" full pending={state === "saving"}>
            {t("reset:choose.submit")}
          </Button>
        </form>
      )}
      {view === "done" && (
        <Button asChild size="xl" full>
          <Link to="/signin">{t("reset:logIn")}</Link>
        </Button>
      )}
      {view === "invalid" && (
        <Button asChild size="xl" full>
          <Link to="/forgot-password">{t("reset:invalid.submit")}</Link>
        </Button>
      )}
    </AccountSlip>
  )
}
