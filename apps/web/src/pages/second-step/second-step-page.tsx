import { Link, useRouter } from "@tanstack/react-router"
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from "react"
import { AccountSlip } from "../../account/account-slip.tsx"
import { keptEmail } from "../../account/known-email.ts"
import { useEnter } from "../sign-in/use-enter.ts"
import { usePasskeyLogin } from "../sign-in/use-passkey-login.ts"
import { codeProblem, verifyCode, type CodeProblem } from "../../account/verify-code.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { LazyDeactivatedAppeal } from "../sign-in/appeal/lazy-deactivated-appeal.ts"
import { toldWhy, type ToldWhy } from "../sign-in/appeal/told-why.ts"
import { recordLock } from "../sign-in/lock-note.ts"
import { TasksBehind } from "../sign-in/tasks-behind.tsx"
import { CodeEntry } from "./code-entry.tsx"
import { LostForm } from "./lost-form.tsx"

type Way = "app" | "recovery" | "lost"

/** After the password: the code from the app, a recovery code, or the wait for those who have neither. */
export function SecondStepPage({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const enter = useEnter(returnTo)
  const posted = usePostedForm<{ problem: CodeProblem }>()
  const [way, setWay] = useState<Way>("app")
  const [code, setCode] = useState("")
  const [problem, setProblem] = useState<CodeProblem | null>(posted?.result.problem ?? null)
  const [told, setTold] = useState<ToldWhy | null>(null)
  const passkey = usePasskeyLogin(returnTo, { isSecondStep: true, onTold: setTold })
  const [pending, setPending] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The other ways have a field that takes the focus.
  useEffect(() => {
    if (way === "lost") title.current?.focus()
  }, [way])

  const choose = (next: Way) => {
    setWay(next)
    setCode("")
    setProblem(null)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    if (code.trim() === "") {
      setProblem("required")
      form.querySelector<HTMLInputElement>("[name=code]")?.focus()
      return
    }
    setPending(true)
    const isTrusted = new FormData(form).get("trust") === "on"
    const answer = await verifyCode(router.options.context.config.serverUrl, code.trim(), isTrusted)
    if (answer.ok) return enter(answer.data)
    setPending(false)
    const why = toldWhy(answer)
    if (why) return setTold(why)
    if (answer.code === "ACCOUNT_LOCKED") {
      recordLock(keptEmail(), answer.retryAfter ?? 15 * 60)
      await router.navigate({ to: "/account-locked" })
      return
    }
    setCode("")
    setProblem(codeProblem(answer))
    form.querySelector<HTMLInputElement>("[name=code]")?.focus()
  }

  const redirect = returnTo === "/" ? undefined : returnTo
  const isApp = way === "app"
  if (told)
    return (
      <AccountSlip behind={<TasksBehind />}>
        <h1 className="display display-36">{t("second-step:shut")}</h1>
        <Suspense>
          <LazyDeactivatedAppeal {...told} />
        </Suspense>
      </AccountSlip>
    )
  if (problem === "over") return <Over redirect={redirect} />
  return (
    <AccountSlip needsScripts={false} behind={<TasksBehind />}>
      <Whose />
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(`second-step:${way}.title`)}
      </h1>
      <p className="mt-1 text-ink-2">{t(`second-step:${way}.text`)}</p>
      {way === "lost" ? (
        <LostForm onOver={() => setProblem("over")} />
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
          className="mt-6 flex flex-col gap-4"
        >
          <CodeEntry
            way={way}
            value={code}
            error={problem && t(`second-step:${problem}`)}
            onChange={(next) => {
              setCode(next)
              setProblem(null)
            }}
          />
          <Checkbox name="trust" label={t("second-step:trust")} />
          <Button type="submit" size="xl" full pending={pending}>
            {t("second-step:submit")}
          </Button>
        </form>
      )}
      <ul className="mt-5 flex flex-col gap-2 text-14">
        <li>
          <Button variant="link" onClick={() => choose(isApp ? "recovery" : "app")}>
            {t(isApp ? "second-step:useRecovery" : "second-step:useApp")}
          </Button>
        </li>
        <li className="noscript:hidden">
          <Button variant="link" pending={passkey.pending} onClick={() => void passkey.logIn()}>
            {t("second-step:usePasskey")}
          </Button>
          <div role="status">
            {passkey.problem && (
              <FieldError>
                {t(`second-step:${passkey.isOthers ? "passkeyOther" : "passkeyFailed"}`)}
              </FieldError>
            )}
          </div>
        </li>
        {way !== "lost" && (
          <li>
            <Button variant="link" onClick={() => choose("lost")}>
              {t("second-step:useLost")}
            </Button>
          </li>
        )}
        <li>
          <Link to="/signin" search={{ redirect }} className="link">
            {t("second-step:logInAgain")}
          </Link>
        </li>
      </ul>
    </AccountSlip>
  )
}

/** No code helps any more: the password comes first again. */
function Over({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation()
  const reason = useRef<HTMLParagraphElement>(null)
  useEffect(() => reason.current?.focus(), [])
  return (
    <AccountSlip needsScripts={false} behind={<TasksBehind />}>
      <Whose />
      <h1 className="display display-36">{t("second-step:overTitle")}</h1>
      <p ref={reason} role="alert" tabIndex={-1} className="mt-1 mb-6 text-ink-2 outline-none">
        {t("second-step:over")}
      </p>
      <Button asChild size="xl" full>
        <Link to="/signin" search={{ redirect }}>
          {t("second-step:logInAgain")}
        </Link>
      </Button>
    </AccountSlip>
  )
}

const watchNothing = () => () => {}

/** The address that was typed with the password in this tab: the server tells nobody whose code it waits for. */
function Whose() {
  const email = useSyncExternalStore(watchNothing, keptEmail, () => "")
  if (email === "") return null
  return (
    <p className="mb-3.5 flex items-center gap-2.5 text-14 text-ink-2">
      <Avatar name={email} size="sm" />
      <span className="min-w-0 wrap-anywhere">{email}</span>
    </p>
  )
}
