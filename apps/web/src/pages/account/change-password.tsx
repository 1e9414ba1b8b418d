import { useRouter } from "@tanstack/react-router"
import { Mail, Timer } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { clockText } from "../../i18n/clock-text.ts"
import { requestPasswordLink } from "../../account/request-password-link.ts"
import { usePause } from "../../account/use-pause.ts"

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const [pending, setPending] = useState(false)
  const pause = usePause("password-link")
  // Its own label says why it waits, so the button keeps the focus.
  const waitId = useId()

  const send = async () => {
    if (!email) {
      toast.error(t("account:password.noEmail"))
      return
    }
    setPending(true)
    const answer = await requestPasswordLink(serverUrl, email)
    setPending(false)
    if (!answer.ok) {
      const description = t(answer.status === 429 ? "account:tooMany" : "account:password.fallback")
      toast.error(t("account:password.failed"), { description })
      return
    }
    pause.start()
    toast.success(t("account:password.success"), { description: t("account:password.successText") })
  }

  return (
    <Button
      variant="outline"
      icon={pause.left > 0 ? Timer : Mail}
      pending={pending}
      disabled={pause.left > 0}
      explainedBy={waitId}
      onClick={() => void send()}
    >
      <span id={waitId} className="tabular-nums">
        {pause.left > 0
          ? t("account:againIn", { time: clockText(pause.left) })
          : t("account:password.submit")}
      </span>
    </Button>
  )
}
