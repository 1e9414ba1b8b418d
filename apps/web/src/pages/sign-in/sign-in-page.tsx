import { isLocale } from "@doable/domain/locale"
import { looksLikeEmail } from "@doable/domain/account/email"
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { callAuth, type AuthProblem } from "../../session/person/auth-api.ts"
import { enterAs } from "../../session/person/enter-as.ts"
import { hasChosenLocale, rememberLocale } from "../../session/translation-provider.tsx"
import { keepEmail, keptEmail } from "../../account/known-email.ts"
import { clockText } from "../../i18n/clock-text.ts"
import { recordLock } from "./lock-note.ts"
import { sessionOver } from "../../session/person/session-over.ts"
import { useCountdown } from "../../account/use-countdown.ts"
import { whySignIn } from "./why-sign-in.ts"
import { withoutProblemOf } from "../../account/without-problem-of.ts"

interface Problems {
  email?: string
  password?: string
  form?: ReactNode
}

export function SignInPage({ returnTo }: { returnTo: string }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const emailField = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(false)
  const [until, setUntil] = useState(0)
  const wait = useCountdown(until)
  const redirect = returnTo === "/" ? undefined : returnTo
  const [isSessionOver] = useState(sessionOver.isNoted)
  const why = isSessionOver ? "sessionOver" : whySignIn(returnTo)

  // What was typed before scripts ran, or filled in by the browser, stays.
  useEffect(() => {
    if (emailField.current) emailField.current.value ||= keptEmail()
  }, [])

  useEffect(() => sessionOver.forget, [])

  const explain = (answer: AuthProblem): Problems => {
    if (answer.status === 429) {
      setUntil(Date.now() + (answer.retryAfter ?? 60) * 1000)
      return {}
    }
    // Shown only after the right password.
    if (answer.code === "ACCOUNT_DEACTIVATED") return { form: <Deactivated /> }
    if (answer.status === 401 || answer.status === 403) return { form: <Wrong redirect={redirect} /> }
    return { form: t("signin:failed") }
  }

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || wait > 0) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get("email") ?? "").trim()
    const password = String(form.get("password") ?? "")
    const missing: Problems = {
      ...(email
        ? looksLikeEmail(email)
          ? {}
          : { email: t("signin:emailInvalid") }
        : { email: t("signin:emailRequired") }),
      ...(password ? {} : { password: t("signin:passwordRequired") }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) {
      event.currentTarget
        .querySelector<HTMLInputElement>(missing.email ? "[name=email]" : "[name=password]")
        ?.focus()
      return
    }
    setPending(true)
    const { config, queryClient } = router.options.context
    const answer = await callAuth(config.serverUrl, "/sign-in/email", {
      email,
      password,
      rememberMe: form.get("remember") === "on",
      locale,
    })
    if (!answer.ok && answer.code === "ACCOUNT_LOCKED") {
      recordLock(email, answer.retryAfter ?? 15 * 60)
      await router.navigate({ to: "/account-locked" })
      return
    }
    if (!answer.ok) {
      setPending(false)
      keepEmail(email)
      setProblems(explain(answer))
      return
    }
    await enterAs(queryClient)
    const { user } = (answer.data ?? {}) as { user?: { locale?: unknown } }
    if (isLocale(user?.locale) && user.locale !== locale && !hasChosenLocale()) {
      rememberLocale(user.locale)
      window.location.assign(returnTo)
      return
    }
    await router.navigate({ href: returnTo, replace: true })
    await router.invalidate()
  }

  return (
    <AccountSlip>
      <h1 className="display display-36">{t("signin:title")}</h1>
      {why && <p className="mt-1">{t(`signin:${why}`)}</p>}
      <p className="mt-1 text-ink-2">
        {t("signin:noAccount")}{" "}
        <Link to="/signup" search={{ redirect }} className="link">
          {t("signin:signUp")}
        </Link>
      </p>
      <form
        method="post"
        noValidate
        onInput={(event) => setProblems((before) => withoutProblemOf(before, event))}
        onSubmit={(event) => void signIn(event)}
        className="mt-6 flex flex-col gap-4"
      >
        <Field label={t("signin:email")} error={problems.email}>
          <TextField
            ref={emailField}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            placeholder={t("signin:emailPlaceholder")}
            required
          />
        </Field>
        <Field label={t("signin:password")} error={problems.password}>
          <PasswordField name="password" required />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" defaultChecked label={t("signin:remember")} />
          <Link to="/forgot-password" className="link text-14">
            {t("signin:forgot")}
          </Link>
        </div>
        <div role="alert">
          {wait > 0 ? (
            <FieldError>{t("signin:tooMany")}</FieldError>
          ) : (
            problems.form && <FieldError>{problems.form}</FieldError>
          )}
        </div>
        <Button type="submit" size="xl" full pending={pending} disabled={wait > 0}>
          <span className="tabular-nums">
            {wait > 0 ? t("signin:wait", { time: clockText(wait) }) : t("signin:submit")}
          </span>
        </Button>
      </form>
    </AccountSlip>
  )
}

/** One answer for everything that doesn't fit, so that nobody learns who has an account; the rest is advice. */
function Wrong({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      {t("signin:wrong")} {t("signin:justSignedUp")}{" "}
      <Link to="/verify-email" search={{ redirect }} className="link">
        {t("signin:resend")}
      </Link>
    </>
  )
}

function Deactivated() {
  const { t } = useTranslation()
  return (
    <>
      {t("signin:deactivated")}{" "}
      <Link to="/contact" search={{ topic: "appeal" }} className="link">
        {t("signin:writeToUs")}
      </Link>
    </>
  )
}
