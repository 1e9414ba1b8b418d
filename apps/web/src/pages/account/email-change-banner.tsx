import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { CircleAlert, CircleCheck, MailOpen, Timer } from "lucide-react"
import { useState, type FormEvent } from "react"
import { isSignedOut, toastSignedOut } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { AccountLink } from "../../account/account-link.tsx"
import { callAuth, type AuthAnswer } from "../../session/person/auth-api.ts"
import { authQuery } from "../../session/auth-context.ts"
import { emailChangeKey, emailChangeQuery } from "../../account/email-change-query.ts"

type State = "asking" | "half" | "done" | "invalid" | "tooMany" | "failed"

const pictures = {
  asking: MailOpen,
  half: CircleCheck,
  done: CircleCheck,
  invalid: CircleAlert,
  tooMany: Timer,
  failed: CircleAlert,
}

interface Confirmed {
  isChanged: boolean
  waitingFor: "old" | "new" | null
}

/** One of the two links of a change was opened. A press follows it: programs open links by themselves. */
export function EmailChangeBanner({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [pressed, setPressed] = useState<State>("asking")
  const [waitsForOldNow, setWaitsForOld] = useState(false)
  const [pending, setPending] = useState(false)
  const known = useQuery({
    ...emailChangeQuery(router.options.context.config.serverUrl, token),
    // Once it was pressed, the answer to the press says more.
    enabled: pressed === "asking" && !pending,
  })
  const change = known.data?.confirms ? known.data : null
  const isUsed = change?.confirms && change.confirmed[change.confirms]
  const state: State =
    pressed === "asking" && known.isSuccess ? (change ? (isUsed ? "half" : "asking") : "invalid") : pressed
  const waitsForOld = pressed === "asking" ? change?.confirmed.old === false : waitsForOldNow
  const asked = change && {
    oldEmail: change.oldEmail,
    newEmail: change.newEmail,
    email: change.confirms === "old" ? change.oldEmail : change.newEmail,
  }
  const Picture = pictures[state]
  const canTry = state === "asking" || state === "failed" || state === "tooMany"

  const follow = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const { config, queryClient } = router.options.context
    const answer = await callAuth(config.serverUrl, "/confirm-email-change", { token })
    if (isSignedOut(answer)) {
      setPending(false)
      return toastSignedOut(router.options.context)
    }
    const outcome = outcomeOf(answer)
    if (answer.ok) setWaitsForOld((answer.data as Confirmed | null)?.waitingFor === "old")
    if (outcome === "done") await queryClient.fetchQuery({ ...authQuery, staleTime: 0 }).catch(() => null)
    setPending(false)
    setPressed(outcome)
    void queryClient.invalidateQueries({ queryKey: emailChangeKey })
    if (outcome === "failed" || outcome === "tooMany") return
    await router.navigate({ to: "/dashboard", replace: true })
    await router.invalidate()
  }

  return (
    <Card className="mb-4 flex items-start gap-4 p-5 md:p-6">
      <Picture size={24} strokeWidth={1.9} aria-hidden="true" className="flex-none text-brand-text" />
      <form method="post" onSubmit={(event) => void follow(event)} className="min-w-0 flex-1">
        <div role="status">
          <h2 className="font-semibold">{t(`dashboard:email.${state}.title`)}</h2>
          <p className="mt-1 wrap-anywhere text-ink-2">
            {state === "half"
              ? t(waitsForOld ? "dashboard:email.half.textOld" : "dashboard:email.half.textNew")
              : state === "asking" && asked
                ? t("dashboard:email.asking.textFor", asked)
                : t(`dashboard:email.${state}.text`, { email })}
          </p>
        </div>
        {canTry && (
          <Button type="submit" pending={pending} className="mt-3">
            {t("dashboard:email.asking.submit")}
          </Button>
        )}
        {state === "invalid" && (
          <AccountLink section="account" className="link mt-2 inline-block">
            {t("dashboard:email.account")}
          </AccountLink>
        )}
      </form>
    </Card>
  )
}

function outcomeOf(answer: AuthAnswer): Exclude<State, "asking"> {
  if (answer.ok) return (answer.data as Confirmed | null)?.isChanged ? "done" : "half"
  if (answer.status === 429) return "tooMany"
  return answer.code === "link_invalid" ? "invalid" : "failed"
}
