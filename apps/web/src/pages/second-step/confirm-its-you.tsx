import { useRouter } from "@tanstack/react-router"
import { useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { callAuth, type AuthAnswer } from "../../session/person/auth-api.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Field } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"
import { asksForCode, codeProblem, verifyCode, type CodeProblem } from "../../account/verify-code.ts"

type Problem = CodeProblem | "passwordRequired" | "passwordWrong"

/** A login once more, over the page: the password, and the code where there's a second step. */
export function ConfirmItsYou({ onDone }: { onDone: (password: string | null) => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const email = useAuth()?.user?.email ?? ""
  const { config, queryClient } = router.options.context
  const [password, setPassword] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)

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
    if (typed.trim() === "") return setProblem(password === null ? "passwordRequired" : "required")
    setPending(true)
    const answer =
      password === null
        ? await callAuth(config.serverUrl, "/sign-in/email", { email, password: typed })
        : await verifyCode(config.serverUrl, typed.trim())
    setPending(false)
    const wrong = problemOf(answer)
    setProblem(wrong)
    if (wrong === "over") setPassword(null)
    if (wrong) return form.querySelector("input")?.focus()
    if (asksForCode(answer)) return setPassword(typed)
    // It's another session now.
    void queryClient.invalidateQueries({ queryKey: ["sessions"] })
    onDone(password ?? typed)
  }

  const isCode = password !== null
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone(null)}>
      <DialogContent
        size="sm"
        title={t("second-step:confirm.title")}
        description={t(isCode ? "second-step:confirm.codeText" : "second-step:confirm.text")}
      >
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
          <div className="flex flex-wrap justify-end gap-2.5">
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" pending={pending}>
              {t("second-step:submit")}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function focusAtFirst(input: HTMLInputElement | null) {
  input?.focus()
}
