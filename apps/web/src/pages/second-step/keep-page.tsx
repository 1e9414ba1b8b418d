import { Link, useRouter } from "@tanstack/react-router"
import { ShieldCheck, Unlink } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { AccountSlip } from "../../account/account-slip.tsx"
import { SlipMark } from "../../account/slip-mark.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { callAuth } from "../../session/person/auth-api.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"

type State = "ask" | "sending" | "done" | "invalid" | "tooMany" | "failed"

/** From the notice that the second step will go. A press keeps it, not the visit: mail programs open links. */
export function KeepPage({ token }: { token: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>(token ? "ask" : "invalid")
  const view = state === "done" || state === "invalid" ? state : "ask"
  // The button that was pressed is gone. Without a token there was none.
  useEffect(() => {
    if (view !== "ask" && token) title.current?.focus()
  }, [view, token])

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (state === "sending") return
    setState("sending")
    const { serverUrl } = router.options.context.config
    const path = "/two-factor/cancel-removal"
    const answer = await callAuth(serverUrl, path, { token }, { credentials: "omit" })
    if (answer.ok) setState("done")
    else if (answer.code === "link_invalid") setState("invalid")
    else setState(answer.status === 429 ? "tooMany" : "failed")
  }

  return (
    <AccountSlip>
      {view === "done" ? <SlipMark isDone /> : <SlipMark icon={view === "invalid" ? Unlink : ShieldCheck} />}
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(`second-step:keep.${view}.title`)}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{t(`second-step:keep.${view}.text`)}</p>
      {view === "ask" ? (
        <form method="post" onSubmit={(event) => void keep(event)}>
          <div role="alert" className="not-empty:mb-3">
            {(state === "failed" || state === "tooMany") && (
              <FieldError>{t(`second-step:${state}`)}</FieldError>
            )}
          </div>
          <Button type="submit" size="xl" full pending={state === "sending"}>
            {t("second-step:keep.submit")}
          </Button>
        </form>
      ) : (
        <Button asChild size="xl" full>
          <Link to="/forgot-password">{t("second-step:keep.newPassword")}</Link>
        </Button>
      )}
    </AccountSlip>
  )
}
