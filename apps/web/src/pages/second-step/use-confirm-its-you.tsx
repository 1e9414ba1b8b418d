import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { AuthAnswer } from "../../session/person/auth-api.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { useLater } from "../../ui/layout/use-later.ts"

const load = () => import("./confirm-its-you.tsx")
const words = ["second-step"] as const

interface Asking {
  needsPassword: boolean
  answer: (password: string | null) => void
}

/** Asks for the login once more, where the API wants a recent one. `dialog` stands somewhere in the page. */
export function useConfirmItsYou() {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Asking | null>(null)
  const finish = (password: string | null) => {
    setAsking(null)
    asking?.answer(password)
  }
  const later = useLater({
    load,
    words,
    isWanted: asking !== null,
    onFailure: () => {
      toast.error(t("common:unexpected"))
      finish(null)
    },
  })

  /** The password, or null if the person would rather not. */
  const ask = () => askFor(true)
  const askFor = (needsPassword: boolean) =>
    new Promise<string | null>((resolve) => setAsking({ needsPassword, answer: resolve }))

  /** Any login, before something is typed that the way to a provider and back would lose; false if it was cancelled. */
  const askAgain = async () => (await askFor(false)) !== null

  /** Calls, and once more after a login if the last one was too long ago; null if that was cancelled. */
  const withRecent = async (call: () => Promise<AuthAnswer | null>): Promise<AuthAnswer | null> => {
    const answer = await call()
    if (!answer || answer.ok || answer.code !== "sign_in_again") return answer
    return (await askFor(false)) === null ? null : call()
  }

  return {
    ask,
    askAgain,
    withRecent,
    dialog:
      asking && later ? <later.ConfirmItsYou needsPassword={asking.needsPassword} onDone={finish} /> : null,
  }
}
