import { useRouter } from "@tanstack/react-router"
import { useId, useState, type FormEvent } from "react"
import { PasswordRules } from "../../../account/password-rules.tsx"
import { brokenRules, refusedBy, type RefusedPassword } from "../../../account/refused-password.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { PasswordField } from "../../../ui/fields/password-field.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { FormActions } from "../../../ui/overlays/form-actions.tsx"
import { useConfirmItsYou } from "../../second-step/use-confirm-its-you.tsx"
import { useRefusalToast } from "./use-refusal-toast.ts"

/** For someone who has none yet. */
export function SetPasswordDialog({ onDone }: { onDone: (isChanged: boolean) => void }) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const user = useAuth()?.user
  const owner = { name: user?.name ?? "", email: user?.email ?? "" }
  const rulesId = useId()
  const itsYou = useConfirmItsYou()
  const toastRefusal = useRefusalToast()
  const [password, setPassword] = useState("")
  const [isJudged, setJudged] = useState(false)
  const [refused, setRefused] = useState<RefusedPassword | undefined>()
  const [pending, setPending] = useState(false)
  const isBroken = brokenRules(password, owner, refused).length > 0

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const field = event.currentTarget.querySelector<HTMLInputElement>("[name=password]")
    setJudged(true)
    if (isBroken) return field?.focus()
    setPending(true)
    const answer = await itsYou.withRecent(() =>
      callAuth(serverUrl, "/set-password", { newPassword: password }),
    )
    setPending(false)
    if (!answer) return
    const weak = refusedBy(answer, password)
    setRefused(weak)
    if (weak) return field?.focus()
    if (answer.ok) toast.success(t("security:ways.passwordSet"))
    else await toastRefusal(answer)
    if (answer.ok || answer.status === 409) onDone(true)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone(false)}>
      <DialogContent
        size="sm"
        title={t("security:ways.setPassword")}
        description={t("security:ways.setPasswordText")}
      >
        <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
          {/* For password managers: whose password it is. */}
          <input type="hidden" name="email" autoComplete="username" value={owner.email} readOnly />
          <Field
            label={t("reset:choose.password")}
            hint={t("reset:choose.passwordHint")}
            error={isJudged && password === "" && t("reset:choose.passwordRequired")}
          >
            <PasswordField
              name="password"
              autoComplete="new-password"
              required
              aria-describedby={rulesId}
              aria-invalid={isJudged && isBroken ? true : undefined}
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
          <FormActions submit={t("reset:choose.submit")} pending={pending} />
        </form>
        {itsYou.dialog}
      </DialogContent>
    </Dialog>
  )
}
