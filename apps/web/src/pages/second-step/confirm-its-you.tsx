import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { useRouter } from "@tanstack/react-router"
import { FingerprintPattern } from "lucide-react"
import { useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { callAuth, type AuthAnswer } from "../../session/person/auth-api.ts"
import { followPerson } from "../../session/person/follow-person.ts"
import { goToProvider } from "../ways-in/go-to-provider.ts"
import { ProviderMark } from "../ways-in/provider-mark.tsx"
import { useWaysIn } from "../ways-in/use-ways-in.ts"
import { useAuth } from "../../session/use-auth.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx"
import { FormActions } from "../../ui/overlays/form-actions.tsx"
import { asksForCode, codeProblem, verifyCode, type CodeProblem } from "../../account/verify-code.ts"

type Problem = CodeProblem | "passwordRequired" | "passwordWrong" | "passkeyFailed"

interface ConfirmItsYouProps {
  /** What follows wants the password itself; otherwise a passkey does as well. */
  needsPassword: boolean
  /** With the password (empty after a passkey), or null if the person would rather not. */
  onDone: (password: string | null) => void
}

/** A login once more, over the page: the password, and the code where there's a second step, or a passkey. */
export function ConfirmItsYou({ needsPassword, onDone }: ConfirmItsYouProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const person = useAuth()?.user
  const email = person?.email ?? ""
  const { config, queryClient } = router.options.context
  const [password, setPassword] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)

  const ways = useWaysIn({ enabled: !needsPassword }).data
  const hasPassword = needsPassword || ways?.password !== null

  /** It's another session now. */
  const entered = (typed: string) => {
    void queryClient.invalidateQueries({ queryKey: ["sessions"] })
    onDone(typed)
  }
  const confirmWithPasskey = async () => {
    setPending(true)
    const passkey = await import("../ways-in/passkey.ts").catch(() => null)
    const answer = passkey && (await passkey.logInWithPasskey(config.serverUrl, { userId: person?.id }))
    setPending(false)
    if (answer && asksForCode(answer)) setPassword("")
    else if (answer?.ok) entered("")
    else if (answer && !answer.ok && answer.code === "OTHER_ACCOUNT") await becameOther()
    else setProblem(answer ? "passkeyFailed" : null)
  }

  /** The page shows one person, and another tab has logged in as someone else. */
  const becameOther = async () => {
    toast.error(t("second-step:confirm.other"))
    onDone(null)
    await followPerson(router)
  }

  /** Comes back to Security with a new session. */
  const leave = async (provider: ProviderId) => {
    const callbackURL = "/account?section=security"
    const answer = await goToProvider(config.serverUrl, { path: "/sign-in/social", provider, callbackURL })
    if (!answer.ok) setProblem("failed")
  }

  const problemOf = (answer: AuthAnswer): Problem | null => {
    if (answer.ok) return null
    const isPassword = password === null && (answer.status === 401 || answer.status === 400)
    return isPassword ? "passwordWrong" : codeProblem(answer)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog may stand inside another form of the page.
    event.stopPropagation()
    if (pending) return
    const form = event.currentTarget
    const typed = String(new FormData(form).get("secret") ?? "")
    if (typed.trim() === "") {
      form.querySelector<HTMLInputElement>("[name=secret]")?.focus()
      return setProblem(password === null ? "passwordRequired" : "required")
    }
    setPending(true)
    const answer =
      password === null
        ? await callAuth(config.serverUrl, "/sign-in/email", { email, password: typed })
        : await verifyCode(config.serverUrl, typed.trim())
    setPending(false)
    const wrong = problemOf(answer)
    setProblem(wrong)
    if (wrong === "over") setPassword(null)
    if (wrong) return form.querySelector<HTMLInputElement>("[name=secret]")?.focus()
    if (asksForCode(answer)) return setPassword(typed)
    entered(password ?? typed)
  }

  const isCode = password !== null
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone(null)}>
      <DialogContent
        size="sm"
        title={t("second-step:confirm.title")}
        description={t(`second-step:confirm.${isCode ? "codeText" : hasPassword ? "text" : "otherText"}`)}
      >
        {(isCode || hasPassword) && (
          <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
            {/* For password managers: whose password it is. */}
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <Field
              key={isCode ? "code" : "password"}
              label={t(isCode ? "second-step:confirm.code" : "second-step:confirm.password")}
              error={problem && t(`second-step:${problem}`)}
            >
              {isCode ? (
                <TextField
                  name="secret"
                  autoComplete="one-time-code"
                  onInput={() => setProblem(null)}
                  ref={focusAtFirst}
                />
              ) : (
                <PasswordField
                  name="secret"
                  autoComplete="current-password"
                  onInput={() => setProblem(null)}
                  ref={focusAtFirst}
                />
              )}
            </Field>
            <FormActions submit={t("second-step:submit")} pending={pending} />
          </form>
        )}
        {!isCode && ways !== undefined && ways.passkeys.length > 0 && (
          <Button
            variant={hasPassword ? "outline" : "default"}
            full
            icon={FingerprintPattern}
            disabled={pending}
            onClick={() => void confirmWithPasskey()}
            className="mt-4"
          >
            {t(hasPassword ? "second-step:usePasskey" : "second-step:confirm.passkey")}
          </Button>
        )}
        {!hasPassword &&
          !isCode &&
          config.providers
            .filter(({ id }) => ways?.linked.some(({ provider }) => provider === id))
            .map(({ id, name }) => (
              <Button key={id} variant="outline" full className="mt-3" onClick={() => void leave(id)}>
                <span className="inline-flex items-center gap-2.5">
                  <ProviderMark id={id} />
                  {name}
                </span>
              </Button>
            ))}
        {!hasPassword && !isCode && (
          <div role="alert">{problem && <FieldError>{t(`second-step:${problem}`)}</FieldError>}</div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function focusAtFirst(input: HTMLInputElement | null) {
  input?.focus()
}
