import { Link, useRouter } from "@tanstack/react-router"
import { ChevronRight, KeyRound, LifeBuoy, MailOpen } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useEffect, useState } from "react"
import type { ReactNode } from "react"
import { useCountdown } from "../../account/use-countdown.ts"
import { usePause } from "../../account/use-pause.ts"
import { clockText } from "../../i18n/clock-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { callAuth } from "../../session/person/auth-api.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Fringe } from "../../ui/layout/fringe.tsx"
import { fallenTabs, lastLock } from "../sign-in/lock-note.ts"
import type { LockNote } from "../sign-in/lock-note.ts"

const tabs = 15

/** After too many wrong passwords. The same whether the account exists or not. */
export function LockedPage() {
  const { t } = useTranslation()
  // Known to this tab alone, so the server draws the page without the countdown.
  const [lock, setLock] = useState<LockNote | null>(null)
  useEffect(() => setLock(lastLock()), [])
  const left = useCountdown(lock?.until ?? 0)
  const [hasCounted, setCounted] = useState(false)
  useEffect(() => {
    if (left > 0) setCounted(true)
  }, [left])
  const isOver = lock !== null && left === 0 && (hasCounted || lock.isOver)

  return (
    <div className="wall-page">
      <div className="slip w-full max-w-[520px]" style={{ filter: "var(--sh-slip-lift)" }}>
        <div className="slip-paper px-5 pt-8 pb-6 md:px-9">
          <div className="flex items-start justify-between gap-4">
            <h1 className="min-w-0 display display-36">{t(isOver ? "locked:over.title" : "locked:title")}</h1>
            <Padlock className="w-22 flex-none md:w-30" />
          </div>
          {lock && !isOver && (
            <p className="mt-4">
              <span className="block text-ink-2">{t("locked:opensIn")}</span>
              <span
                role="timer"
                aria-label={t("locked:timer")}
                className="display text-[68px]/[72px] tabular-nums md:text-[84px]/[88px]"
              >
                {clockText(left)}
              </span>
            </p>
          )}
          <p className="mt-4 text-ink-2" role="status">
            {t(isOver ? "locked:over.text" : "locked:text")}
          </p>
          {isOver && (
            <Button asChild size="xl" full className="mt-5">
              <Link to="/signin">{t("locked:over.logIn")}</Link>
            </Button>
          )}
          <div className="mt-5 divide-y divide-line">
            {!isOver && (
              <div>
                <Way icon={MailOpen} title={t("locked:letter.title")} text={t("locked:letter.text")} />
                {lock && <ResendUnlock email={lock.email} />}
              </div>
            )}
            <Link to="/forgot-password" className="group block">
              <Way icon={KeyRound} title={t("locked:reset.title")} text={t("locked:reset.text")}>
                <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
              </Way>
            </Link>
            <Link to="/contact" search={{ from: "locked" }} className="group block">
              <Way icon={LifeBuoy} title={t("locked:contact.title")} text={t("locked:contact.text")}>
                <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
              </Way>
            </Link>
          </div>
        </div>
        <div style={{ ["--fringe" as string]: "30px" }}>
          <Fringe tabs={tabs} torn={lock ? fallenTabs(left, lock.seconds, tabs) : 0} />
        </div>
      </div>
    </div>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  text: string
  children?: ReactNode
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <span className="grid grid-cols-[40px_minmax(0,1fr)_20px] items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-control bg-brand-soft text-brand-text"
      >
        <Icon size={20} strokeWidth={1.9} />
      </span>
      <span>
        <span className="block font-semibold group-hover:underline">{title}</span>
        <span className="block text-14 text-ink-2">{text}</span>
      </span>
      {children}
    </span>
  )
}

function Padlock({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 120 104" className={className} aria-hidden="true" fill="none">
      <path d="M36 46V32a24 24 0 0 1 48 0v14" stroke="var(--ink-3)" strokeWidth="9" />
      <path d="M20 44l78-2 4 52H16z" fill="var(--brand)" />
      <path d="M82 42.500l16-.5 4 52H82z" fill="var(--brand-active)" />
      <circle cx="58" cy="63" r="8.500" fill="var(--paper)" />
      <path d="M55 66h6l3 17H52z" fill="var(--paper)" />
      <g stroke="var(--cta)" strokeWidth="5" strokeLinecap="round">
        <path d="M97 16l4-10M104 24l9-7M106 34l11-1" />
      </g>
    </svg>
  )
}

/** The email went out with the lock; another one can be had once a minute. */
function ResendUnlock({ email }: { email: string }) {
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
