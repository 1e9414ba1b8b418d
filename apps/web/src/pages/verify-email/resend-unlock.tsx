import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { usePause } from "../../account/use-pause.ts"

/** The letter went out with the lock; another one can be had once a minute. */
export function ResendUnlock({ email }: { email: string }) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<"sent" | "failed" | "tooMany" | null>(null)
  const pause = usePause("unlock-letter")

  const send = async () => {
    setPending(true)
    const answer = await callAuth(serverUrl, "/request-unlock", { email }, { credentials: "omit" })
    setPending(false)
    if (answer.ok) pause.start()
    setOutcome(answer.ok ? "sent" : answer.status === 429 ? "tooMany" : "failed")
  }

  return (
    <div className="mb-3 ml-[54px]">
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        disabled={pause.left > 0}
        onClick={() => void send()}
      >
        <span className="tabular-nums">
          {pause.left > 0 ? t("locked:sendIn", { seconds: pause.left }) : t("locked:send")}
        </span>
      </Button>
      <p role="status" className="text-14 text-ink-2 not-empty:mt-2">
        {outcome && t(`locked:${outcome}`)}
      </p>
    </div>
  )
}
