import { clsx } from "clsx"
import { Paperclip } from "lucide-react"
import { Suspense, useRef, useState, type ReactNode } from "react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Dispute } from "../../session/answers/dispute-answers.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { PhotoStrip } from "../task/photo-strip.tsx"
import type { DisputeView } from "./dispute-view.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const AddFiles = lazy(() => import("./add-files.tsx").then((module) => ({ default: module.AddFiles })))

/** What each of them says, with what they show. Either can show more until it's over. */
export function Statements({ view }: { view: DisputeView }) {
  const { t } = useTranslation()
  const date = useDate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWanted, setWanted] = useState(false)
  const { dispute, me, name, isOpener } = view
  const canAdd = dispute.actions.includes("add_files")
  const isAdding = isWanted && canAdd
  const close = () => {
    setWanted(false)
    heading.current?.focus()
  }
  const { against, reply, end } = dispute
  const noReply = !end ? "noReply" : isOpener ? "neverReplied" : "youNeverReplied"
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="display text-d22 outline-none">
          {t("dispute:statements.title")}
        </h2>
        {canAdd && !isAdding && (
          <Button variant="ghost" icon={Paperclip} onClick={() => setWanted(true)}>
            {t("dispute:files.open")}
          </Button>
        )}
      </div>
      <Card className="mt-3 divide-y divide-line">
        {isAdding && (
          <Suspense fallback={null}>
            <AddFiles view={view} onClose={close} />
          </Suspense>
        )}
        <OpeningStatement view={view} className="px-4 py-5 md:px-5.5" />
        {reply ? (
          <Statement
            person={against}
            className="px-4 py-5 md:px-5.5"
            name={against.id === me.id ? t("dispute:you") : against.name}
            did={t("dispute:statements.replied", { date: date(reply.at, "long") })}
            text={reply.text}
            files={reply.files}
          />
        ) : (
          <p className="px-4 py-4 text-ink-2 md:px-5.5">{t(`dispute:statements.${noReply}`, { name })}</p>
        )}
      </Card>
    </section>
  )
}

interface OpeningStatementProps {
  view: DisputeView
  className?: string
}

/** What the dispute is about, in the words of the one who opened it. */
export function OpeningStatement({ view: { dispute, me }, className }: OpeningStatementProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { opener, reasonCode, wantedOutcome } = dispute
  return (
    <Statement
      person={opener}
      className={className}
      name={opener.id === me.id ? t("dispute:you") : opener.name}
      did={t("dispute:statements.opened", { date: date(dispute.openedAt, "long") })}
      text={dispute.statement}
      files={dispute.files}
    >
      <p className="mt-2 text-14 text-ink-2">
        {t("dispute:statements.reason", { reason: t(`dispute:reasons.${reasonCode}`) })}
        <br />
        {t("dispute:statements.wants", { outcome: t(`dispute:outcomes.${wantedOutcome}`) })}
      </p>
    </Statement>
  )
}

interface StatementProps {
  className?: string | undefined
  person: Dispute["opener"]
  name: string
  did: string
  text: string
  files: Dispute["files"]
  children?: ReactNode
}

function Statement({ person, name, className, did, text, files, children }: StatementProps) {
  const { t } = useTranslation()
  const shown = files.flatMap(({ url, ...file }) => (url === null ? [] : [{ ...file, url }]))
  return (
    <article className={clsx("flex gap-3.5", className)}>
      <Avatar name={person.name} image={person.image} />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink-2">
          <span className="mr-1.5 text-15 font-semibold text-ink">{name}</span>
          {did}
        </p>
        <p lang="" className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {children}
        <PhotoStrip
          files={shown}
          title={t("dispute:statements.title")}
          label={t("dispute:statements.files", { name })}
        />
      </div>
    </article>
  )
}
