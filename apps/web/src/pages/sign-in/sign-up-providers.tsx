import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { OrLine, ProviderButtons } from "./provider-buttons.tsx"

interface SignUpProvidersProps {
  returnTo: string
  invitedBy: string | undefined
}

/** Below the form: someone who comes with a provider needs neither a password nor an email to confirm. */
export function SignUpProviders({ returnTo, invitedBy }: SignUpProvidersProps) {
  const { t } = useTranslation()
  const { providers } = useRouter().options.context.config
  const [isFailed, setFailed] = useState(false)
  if (providers.length === 0) return null
  return (
    <div className="mt-5 flex flex-col gap-3 noscript:hidden">
      <OrLine>{t("signup:or")}</OrLine>
      <ProviderButtons
        returnTo={returnTo}
        invitedBy={invitedBy}
        onFailed={(error) => setFailed(error !== null)}
      />
      <div role="status" className="empty:-mt-3">
        {isFailed && <FieldError>{t("signup:providerFailed")}</FieldError>}
      </div>
    </div>
  )
}
