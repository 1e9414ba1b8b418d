import type { ReactNode } from "react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Dispute } from "../../session/answers/dispute-answers.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { PhotoStrip } from "../task/photo-strip.tsx"
import type { DisputeView } from "./dispute-view.ts"

/** What each of them says, with what they show. */
export function Statements({ view: { dispute, me } }: { view: DisputeView }) {
  const { t } = useTranslation()
  const date = useDate()
  const { opener, against, reply, reasonCode, wantedOutcome } = dispute
  const nameOf = ({ id, name }: Dispute["opener"]) => (id === me.id ? t("dispute:you") : name)
  return (
    <section>
      <h2 className="display text-d22">{t("dispute:statements.title")}</h2>
      <Card className="mt-3 divide-y divide-line">
        <Statement
          person={opener}
          name={nameOf(opener)}
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
        {reply ? (
          <Statement
            person={against}
            name={nameOf(against)}
            did={t("dispute:statements.replied", { date: date(reply.at, "long") })}
            text={reply.text}
            files={reply.files}
          />
        ) : (
          <p className="px-4 py-4 text-ink-2 md:px-5.5">{t("dispute:statements.noReply")}</p>
        )}
      </Card>
    </section>
  )
}

interface StatementProps {
  person: Dispute["opener"]
  name: string
  did: string
  text: string
  files: Dispute["files"]
  children?: ReactNode
}

function Statement({ person, name, did, text, files, children }: StatementProps) {
  const { t } = useTranslation()
  const shown = files.flatMap(({ url, ...file }) => (url === null ? [] : [{ ...file, url }]))
  return (
    <article className="flex gap-3.5 px-4 py-5 md:px-5.5">
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
