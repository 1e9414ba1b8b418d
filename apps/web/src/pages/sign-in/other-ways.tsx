import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { Link, useRouter } from "@tanstack/react-router"
import { FingerprintPattern } from "lucide-react"
import { useState } from "react"
import { forgetEmail } from "../../account/known-email.ts"
import { goToProvider } from "../ways-in/go-to-provider.ts"
import { ProviderMark } from "../ways-in/provider-mark.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import type { ToldWhy } from "./appeal/told-why.ts"
import { Deactivated } from "./deactivated.tsx"
import { sentenceOf, type LoginError } from "./login-error.ts"
import { usePasskeyLogin } from "./use-passkey-login.ts"

interface OtherWaysProps {
  returnTo: string
  error: LoginError | undefined
  onTold: (why: ToldWhy) => void
}

/** Below the form: what replaces the password. */
export function OtherWays({ returnTo, error, onTold }: OtherWaysProps) {
  const { t } = useTranslation()
  const { serverUrl, providers } = useRouter().options.context.config
  const passkey = usePasskeyLogin(returnTo, { autofill: true, onTold })
  const [leaving, setLeaving] = useState<ProviderId | null>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<LoginError | undefined>()
  const problem = refused ?? (isOver ? undefined : error)
  const leave = async (provider: ProviderId) => {
    setLeaving(provider)
    setOver(true)
    setRefused(undefined)
    forgetEmail()
    const answer = await goToProvider(serverUrl, {
      path: "/sign-in/social",
      provider,
      callbackURL: returnTo,
    })
    if (answer.ok) return
    setLeaving(null)
    setRefused(answer.status === 429 ? "too_many" : "other")
  }
  const told = passkey.problem ?? (problem && sentenceOf(problem))
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
      {providers.length > 0 && (
        <>
          <div className="flex flex-wrap gap-3">
            {providers.map(({ id, name }) => (
              <Button
                key={id}
                variant="outline"
                pending={leaving === id}
                onClick={() => void leave(id)}
                className="flex-1 basis-32"
              >
                <span className="inline-flex items-center gap-2.5">
                  <ProviderMark id={id} />
                  {name}
                </span>
              </Button>
            ))}
          </div>
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
