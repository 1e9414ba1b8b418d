import { Link, useRouter } from "@tanstack/react-router"
import { FingerprintPattern } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import type { ToldWhy } from "./appeal/told-why.ts"
import { Deactivated } from "./appeal/deactivated.tsx"
import { sentenceOf, type LoginError } from "./login-error.ts"
import { OrLine, ProviderButtons } from "./provider-buttons.tsx"
import { usePasskeyLogin } from "./use-passkey-login.ts"

interface OtherWaysProps {
  returnTo: string
  invitedBy: string | undefined
  /** Someone tries another way. */
  onTry: () => void
  onTold: (why: ToldWhy) => void
}

/** Below the form: what replaces the password. */
export function OtherWays({ returnTo, invitedBy, onTry, onTold }: OtherWaysProps) {
  const { t } = useTranslation()
  const { providers } = useRouter().options.context.config
  const passkey = usePasskeyLogin(returnTo, { autofill: true, onTold })
  const [problem, setProblem] = useState<LoginError | null>(null)
  const tried = (error: LoginError | null) => {
    onTry()
    setProblem(error)
  }
  const told = passkey.problem ?? (problem && sentenceOf(problem))
  return (
    <div className="mt-5 flex flex-col gap-3 noscript:hidden">
      <OrLine>{t("signin:or")}</OrLine>
      <Button
        variant="outline"
        full
        icon={FingerprintPattern}
        pending={passkey.pending}
        onClick={() => void passkey.logIn()}
      >
        {t("signin:passkey")}
      </Button>
      {providers.length > 0 && (
        <>
          <ProviderButtons returnTo={returnTo} invitedBy={invitedBy} onFailed={tried} />
          <p className="text-13 text-ink-3">
            {t("signin:providerTerms")}{" "}
            <Link to="/terms" className="link">
              {t("signin:terms")}
            </Link>
          </p>
        </>
      )}
      <div role="status" className="empty:-mt-3">
        {told && <FieldError>{told === "deactivated" ? <Deactivated /> : t(`signin:${told}`)}</FieldError>}
      </div>
    </div>
  )
}
