import { Link, useRouter } from "@tanstack/react-router"
import { KeyRound, Unlink } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { clearLock } from "../sign-in/lock-note.ts"
import { SlipMark } from "../../account/slip-mark.tsx"

type State = "unlock" | "opening" | "done" | "invalid" | "tooMany" | "failed"

/** A press opens, not the visit: mail programs open links by themselves, and this one works once. */
export function UnlockPage({ token }: { token: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>("unlock")
  const view = state === "done" || state === "invalid" ? state : "unlock"
  useEffect(() => {
    if (view !== "unlock") title.current?.focus()
  }, [view])

  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (state === "opening") return
    setState("opening")
    const { serverUrl } = router.options.context.config
    const answer = await callAuth(serverUrl, "/unlock", { token }, { credentials: "omit" })
    if (answer.ok) clearLock()
    if (answer.ok) setState("done")
    else if (answer.code === "link_invalid") setState("invalid")
    else setState(answer.status === 429 ? "tooMany" : "failed")
  }

  return (
    <AccountSlip>
      {view === "done" ? <SlipMark isDone /> : <SlipMark icon={view === "invalid" ? Unlink : KeyRound} />}
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(`locked:${view}.title`)}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{t(`locked:${view}.text`)}</p>
      {view === "unlock" ? (
        <form method="post" onSubmit={(event) => void open(event)}>
          <div role="alert" className="not-empty:mb-3">
            {(state === "failed" || state === "tooMany") && <FieldError>{t(`locked:${state}`)}</FieldError>}
          </div>
          <Button type="submit" size="xl" full pending={state === "opening"}>
            {t("locked:unlock.submit")}
          </Button>
          <p className="mt-4 text-14 text-ink-3">{t("locked:unlock.notYou")}</p>
        </form>
      ) : (
        <>
          <Button asChild size="xl" full>
            <Link to="/signin">{t("locked:over.logIn")}</Link>
          </Button>
          <p className="mt-4">
            <Link to="/forgot-password" className="link">
              {t("locked:reset.title")}
            </Link>
          </p>
        </>
      )}
    </AccountSlip>
  )
}
