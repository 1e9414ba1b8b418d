import { suggestEmail } from "@doable/domain/account/email-suggestion"
import { userNameLength } from "@doable/domain/limits"
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useId, useRef, useState } from "react"
import type { FormEvent } from "react"
import { keepEmail } from "../../account/known-email.ts"
import { PasswordRules } from "../../account/password-rules.tsx"
import { refusedBy } from "../../account/refused-password.ts"
import type { RefusedPassword } from "../../account/refused-password.ts"
import { withoutProblemOf } from "../../account/without-problem-of.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { characters } from "../../i18n/characters.ts"
import { callAuth } from "../../session/person/auth-api.ts"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { Prose } from "../content/prose.tsx"
import { usePostedForm } from "../../session/posted-form.ts"
import { SignUpProviders } from "./sign-up-providers.tsx"
import { TasksBehind } from "./tasks-behind.tsx"
import { recordEmail } from "./email-note.ts"
import { problemsAfter, problemsBefore } from "./sign-up-problems.ts"
import type { PostedSignUp, SignUpFields, SignUpProblems } from "./sign-up-problems.ts"
import { whySignIn } from "./why-sign-in.ts"

export function SignUpPage({ returnTo, invitedBy }: { returnTo: string; invitedBy?: string | undefined }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const rulesId = useId()
  const form = useRef<HTMLFormElement>(null)
  const posted = usePostedForm<PostedSignUp>()
  const { name = "", email = "" } = posted?.values ?? {}
  const [typed, setTyped] = useState<SignUpFields>({ name, email, password: "" })
  const [left, setLeft] = useState({ email: false, password: posted !== null })
  const [problems, setProblems] = useState<SignUpProblems>(posted?.result.problems ?? {})
  const [refused, setRefused] = useState<RefusedPassword | undefined>(
    posted ? { password: "", rules: posted.result.broken } : undefined,
  )
  const [pending, setPending] = useState(false)
  const redirect = returnTo === "/" ? undefined : returnTo
  const why = whySignIn(returnTo)

  // The inputs keep their own values: what was typed before scripts ran, or filled in by the browser, counts.
  const look = () => form.current && setTyped(fieldsOf(form.current))
  useEffect(() => void look(), [])

  const takeSuggestion = (email: string) => {
    const input = form.current?.elements.namedItem("email") as HTMLInputElement
    input.value = email
    setProblems(({ email: _, ...rest }) => rest)
    look()
    input.focus()
  }

  const show = (found: SignUpProblems) => {
    setProblems(found)
    const first = (["name", "email", "password"] as const).find((field) => found[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const signUp = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const fields = fieldsOf(event.currentTarget)
    setTyped(fields)
    setLeft({ email: true, password: true })
    const before = problemsBefore(fields)
    show(before)
    if (Object.keys(before).length > 0) return
    setPending(true)
    const { config } = router.options.context
    const body = { ...fields, locale, callbackURL: redirect, invitedBy }
    const answer = await callAuth(config.serverUrl, "/sign-up/email", body)
    if (!answer.ok) {
      setPending(false)
      setRefused(refusedBy(answer, fields.password))
      show(problemsAfter(answer))
      return
    }
    keepEmail(fields.email)
    recordEmail(fields.email, { signUpId: signUpIn(answer.data) })
    await router.navigate({ to: "/signup-success", search: { redirect } })
  }

  const suggestion = <EmailSuggestion email={typed.email} onTake={takeSuggestion} />
  return (
    <AccountSlip wide needsScripts={false} behind={<TasksBehind />}>
      <h1 className="display display-36">{t("signup:title")}</h1>
      {invitedBy && <p className="mt-1 text-ink-2">{t("signup:invited")}</p>}
      {why && <p className="mt-1">{t(`signup:${why}`)}</p>}
      <p className="mt-1 text-ink-2">
        {t("signup:hasAccount")}{" "}
        <Link to="/signin" search={{ redirect, ref: invitedBy }} className="link">
          {t("signup:logIn")}
        </Link>
      </p>
      <form
        ref={form}
        method="post"
        noValidate
        onInput={(event) => {
          look()
          setProblems((before) => withoutProblemOf(before, event))
        }}
        onSubmit={(event) => void signUp(event)}
        className="mt-5 flex flex-col gap-4"
      >
        <Field
          label={t("signup:name")}
          error={
            problems.name &&
            t(`signup:${problems.name}`, { characters: characters({ t, locale }, userNameLength.max) })
          }
        >
          <TextField name="name" autoComplete="name" defaultValue={name} />
        </Field>
        <Field
          label={t("signup:email")}
          error={
            problems.email && (
              <>
                {t(`signup:${problems.email}`)} {suggestion}
              </>
            )
          }
        >
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t("signup:emailPlaceholder")}
            defaultValue={email}
            required
            onBlur={() => setLeft((before) => ({ ...before, email: true }))}
          />
          <div role="status" className="text-14 text-ink-2 not-empty:mt-1.5">
            {left.email && !problems.email && suggestion}
          </div>
        </Field>
        <Field
          label={t("signup:password")}
          hint={t("signup:passwordHint")}
          error={problems.password === "passwordRequired" && t("signup:passwordRequired")}
        >
          <PasswordField
            name="password"
            autoComplete="new-password"
            required
            aria-describedby={rulesId}
            aria-invalid={problems.password ? true : undefined}
            onBlur={() => setLeft((before) => ({ ...before, password: true }))}
          />
          <PasswordRules
            id={rulesId}
            password={typed.password}
            owner={typed}
            isJudged={left.password}
            refused={refused}
          />
        </Field>
        <div>
          <div role="alert" className="not-empty:mb-3">
            {problems.form && <FieldError>{formWords(problems.form)}</FieldError>}
          </div>
          <Button type="submit" size="xl" full pending={pending}>
            {t("signup:submit")}
          </Button>
          <Prose text={t("signup:papers")} className="mt-3 text-13 text-ink-2" />
        </div>
      </form>
      <SignUpProviders returnTo={returnTo} invitedBy={invitedBy} />
    </AccountSlip>
  )

  function formWords(problem: NonNullable<SignUpProblems["form"]>) {
    return problem.code === "tooMany" ? t("signup:tooMany", { count: problem.minutes }) : t("signup:failed")
  }
}

/** The answer names the sign-up where the library names the person: another letter about it can be asked for. */
function signUpIn(data: unknown): string | undefined {
  const id = (data as { user?: { id?: unknown } } | null)?.user?.id
  return typeof id === "string" ? id : undefined
}

function fieldsOf(form: HTMLFormElement): SignUpFields {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? "")
  return { name: text("name").trim(), email: text("email").trim(), password: text("password") }
}

/** Asks whether another address was meant. An offer only: the form goes through without it. */
function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation()
  const meant = suggestEmail(email)
  if (!meant) return null
  return (
    <>
      {t("signup:didYouMean")}{" "}
      <button type="button" className="link max-w-full text-left wrap-anywhere" onClick={() => onTake(meant)}>
        {/* With the sign at its end, which would stand alone in a line after a long address. */}
        {meant}?
      </button>
    </>
  )
}
