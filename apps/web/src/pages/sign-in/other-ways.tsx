import { FingerprintPattern } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { usePasskeyLogin } from "./use-passkey-login.ts"

/** Below the form: what replaces the password. */
export function OtherWays({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation()
  const passkey = usePasskeyLogin(returnTo, { autofill: true })
  return (
    <div className="mt-5 flex flex-col gap-3 noscript:hidden">
      <p className="flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("signin:or")}
      </p>
      <Button
        variant="outline"
        full
        icon={FingerprintPattern}
        pending={passkey.pending}
        onClick={() => void passkey.logIn()}
      >
        {t("signin:passkey")}
      </Button>
      <div role="status" className="empty:-mt-3">
        {passkey.problem && <FieldError>{t(`signin:${passkey.problem}`)}</FieldError>}
      </div>
    </div>
  )
}
