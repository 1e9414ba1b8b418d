import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { useRouter } from "@tanstack/react-router"
import { useState, type ReactNode } from "react"
import { forgetEmail } from "../../account/known-email.ts"
import { Button } from "../../ui/layout/button.tsx"
import { goToProvider } from "../ways-in/go-to-provider.ts"
import { ProviderMark } from "../ways-in/provider-mark.tsx"

interface ProviderButtonsProps {
  returnTo: string
  invitedBy: string | undefined
  /** Null as soon as someone tries again. */
  onFailed: (error: "too_many" | "other" | null) => void
}

/** One for each provider that's configured. Someone new gets an account, others log in. */
export function ProviderButtons({ returnTo, invitedBy, onFailed }: ProviderButtonsProps) {
  const { serverUrl, providers } = useRouter().options.context.config
  const [leaving, setLeaving] = useState<ProviderId | null>(null)
  const leave = async (provider: ProviderId) => {
    setLeaving(provider)
    onFailed(null)
    forgetEmail()
    const path = "/sign-in/social"
    const answer = await goToProvider(serverUrl, { path, provider, callbackURL: returnTo, invitedBy })
    if (answer.ok) return
    setLeaving(null)
    onFailed(answer.status === 429 ? "too_many" : "other")
  }
  return (
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
  )
}

/** Between the form and what replaces it. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
