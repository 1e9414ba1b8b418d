import { Link, useRouter } from "@tanstack/react-router"
import { Suspense, useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { keepEmail, keptEmail } from "../../account/known-email.ts"
import { clockText } from "../../i18n/clock-text.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { signInProblems, signInRefusal, type SignInProblems } from "./sign-in-problems.ts"
import { sentenceOf, type LoginError } from "./login-error.ts"
import { OtherWays } from "./other-ways.tsx"
import { Deactivated } from "./appeal/deactivated.tsx"
import { TasksBehind } from "./tasks-behind.tsx"
import { LazyDeactivatedAppeal } from "./appeal/lazy-deactivated-appeal.ts"
import { useToldByProvider } from "./appeal/use-told-by-provider.ts"
import { toldWhy, type ToldWhy } from "./appeal/told-why.ts"
import { recordLock } from "./lock-note.ts"
import { sessionOver } from "../../session/person/session-over.ts"
import { asksForCode } from "../../account/verify-code.ts"
import { useEnter } from "./use-enter.ts"
import { useCountdown } from "../../account/use-countdown.ts"
import { whySignIn } from "./why-sign-in.ts"
import { withoutProblemOf } from "../../account/without-problem-of.ts"

interface SignInPageProps {
  returnTo: string
  /** Of a provider that led back here. */
  error?: LoginError | undefined
  /** The code of the link that someone shared, for the way to the sign-up. */
  invitedBy?: string | undefined
}

export function SignInPage({ returnTo, error, invitedBy }: SignInPageProps) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const emailField = useRef<HTMLInputElement>(null)
  const posted = usePostedForm<SignInProblems>()
  const [problems, setProblems] = useState<SignInProblems>(posted?.result ?? {})
  const [told, setTold] = useState<ToldWhy | null>(null)
  const [cameBack, setCameBack] = useState(error)
  useToldByProvider(setTold)
  const [pending, setPending] = useState(false)
  const [until, setUntil] = useState(0)
  const wait = useCountdown(until)
  const enter = useEnter(returnTo)
  const redirect = returnTo === "/" ? undefined : returnTo
  const [isSessionOver] = useState(sessionOver.isNoted)
  const why = isSessionOver ? "sessionOver" : whySignIn(returnTo)

  // What was typed before scripts ran, or filled in by the browser, stays.
  useEffect(() => {
    if (emailField.current) emailField.current.value ||= keptEmail()
  }, [])

  useEffect(() => sessionOver.forget, [])

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || wait > 0) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get("email") ?? "").trim()
    const password = String(form.get("password") ?? "")
    const missing = signInProblems({ email, password })
    setProblems(missing)
    if (Object.keys(missing).length > 0) {
      event.currentTarget
        .querySelector<HTMLInputElement>(missing.email ? "[name=email]" : "[name=password]")
        ?.focus()
      return
    }
    setPending(true)
    const { config } = router.options.context
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
      const form = signInRefusal(answer)
      setTold(toldWhy(answer))
      // The button counts down, and says so itself.
      if (form === "tooMany") setUntil(Date.now() + (answer.retryAfter ?? 60) * 1000)
      setProblems(form === "tooMany" ? {} : { form })
      return
    }
    if (asksForCode(answer)) {
      keepEmail(email)
      await router.navigate({ to: "/second-step", search: { redirect } })
      return
    }
    await enter(answer.data)
  }

  return (
    <AccountSlip needsScripts={false} behind={<TasksBehind />}>
      <h1 className="display display-36">{t("signin:title")}</h1>
      {cameBack && !told && <CameBack error={cameBack} />}
      {why && <p className="mt-1">{t(`signin:${why}`)}</p>}
      <p className="mt-1 text-ink-2">
        {t("signin:noAccount")}{" "}
        <Link to="/signup" search={{ redirect, ref: invitedBy }} className="link">
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
        <Field label={t("signin:email")} error={problems.email && t(`signin:${problems.email}`)}>
          <TextField
            ref={emailField}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            placeholder={t("signin:emailPlaceholder")}
            defaultValue={posted?.values["email"]}
            required
          />
        </Field>
        <div className="relative">
          <Field label={t("signin:password")} error={problems.password && t(`signin:${problems.password}`)}>
            <PasswordField name="password" required />
          </Field>
          {/* Beside the label, and after the field for everyone who goes by keys. */}
          <Link to="/forgot-password" className="link absolute top-0 right-0 text-14">
            {t("signin:forgot")}
          </Link>
        </div>
        <Checkbox name="remember" defaultChecked label={t("signin:remember")} />
        <div role="alert" className="empty:-mt-4">
          {wait > 0 ? (
            <FieldError>{t("signin:tooMany")}</FieldError>
          ) : (
            problems.form &&
            !told && (
              <FieldError>
                <Refusal code={problems.form} redirect={redirect} />
              </FieldError>
            )
          )}
        </div>
        <Button type="submit" size="xl" full pending={pending} disabled={wait > 0}>
          <span className="tabular-nums">
            {wait > 0 ? t("signin:wait", { time: clockText(wait) }) : t("signin:submit")}
          </span>
        </Button>
      </form>
      {told ? (
        <Suspense>
          <LazyDeactivatedAppeal {...told} />
        </Suspense>
      ) : null}
      <OtherWays
        returnTo={returnTo}
        invitedBy={invitedBy}
        onTry={() => setCameBack(undefined)}
        onTold={setTold}
      />
    </AccountSlip>
  )
}

/** Why the provider led back here: nobody should look for it below the form. */
function CameBack({ error }: { error: LoginError }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const sentence = sentenceOf(error)
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mt-2 rounded-control outline-none">
      <FieldError>{sentence === "deactivated" ? <Deactivated /> : t(`signin:${sentence}`)}</FieldError>
    </div>
  )
}

function Refusal({
  code,
  redirect,
}: {
  code: NonNullable<SignInProblems["form"]>
  redirect: string | undefined
}) {
  const { t } = useTranslation()
  if (code === "wrong") return <Wrong redirect={redirect} />
  return code === "deactivated" ? <Deactivated /> : t(`signin:${code}`)
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
