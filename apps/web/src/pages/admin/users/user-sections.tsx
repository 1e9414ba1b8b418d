import { deviceOf } from "@doable/domain/account/device"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { chipOf } from "../../../task/task-status.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { Rating } from "../../../ui/data/rating.tsx"
import { StatusChip } from "../../../ui/data/status-chip.tsx"
import { actionWords, actorWords } from "../audit/audit-words.ts"
import type { WholeUser } from "./load-users.ts"
import { UserNotes } from "./user-notes.tsx"

const row =
  "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t"

export function UserSections({ user, now }: { user: WholeUser; now: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Facts user={user} />
      <Section title={t("admin-users:notes")}>
        <UserNotes user={user} now={now} />
      </Section>
      <Rows title={t("admin-users:linked")} none={t("admin-users:noLinked")} count={user.linked.length}>
        {user.linked.map(({ id, name, kinds }) => (
          <li key={id} className={row}>
            <Link to="/admin/users" search={{ user: id }} className="link min-w-0 wrap-anywhere">
              {name}
            </Link>
            <span className="text-13 text-ink-2">
              {kinds.map((kind) => t(`admin-users:shared.${kind}`)).join(", ")}
            </span>
          </li>
        ))}
      </Rows>
      <Rows title={t("admin-users:sessions")} none={t("admin-users:noSessions")} count={user.sessions.length}>
        <Sessions user={user} now={now} />
      </Rows>
      <Rows title={t("admin-users:tasks")} none={t("admin-users:noTasks")} count={user.tasks.length}>
        {user.tasks.map(({ id, title, status }) => (
          <li key={id} className={row}>
            <Link to="/tasks/$taskId" params={{ taskId: id }} lang="" className="link min-w-0 wrap-anywhere">
              {title}
            </Link>
            <StatusChip status={chipOf[status]} dense />
          </li>
        ))}
      </Rows>
      <Rows title={t("admin-users:offers")} none={t("admin-users:noOffers")} count={user.offers.length}>
        <Offers user={user} />
      </Rows>
      <Rows title={t("admin-users:reviews")} none={t("admin-users:noReviews")} count={user.reviews.length}>
        {user.reviews.map(({ id, taskId, rating, text, status, isOwn }) => (
          <li key={`${id}-${isOwn}`} className={row}>
            <Link to="/tasks/$taskId" params={{ taskId }} className="link">
              {t(isOwn ? "admin-users:reviewBy" : "admin-users:reviewAbout")}
            </Link>
            {rating === null ? null : <Rating value={rating} />}
            {status === "published" ? null : (
              <span className="text-14 text-ink-3">{t(`admin-users:reviewStates.${status}`)}</span>
            )}
            {text ? (
              <p lang="" className="w-full text-14 wrap-anywhere text-ink-2">
                {text}
              </p>
            ) : null}
          </li>
        ))}
      </Rows>
      <Rows title={t("admin-users:history")} none={t("admin-users:noHistory")} count={user.history.length}>
        <History user={user} />
      </Rows>
    </>
  )
}

function Facts({ user }: { user: WholeUser }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-1.5 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-ink-3">{t("admin-users:joined")}</dt>
      <dd>{date(user.createdAt, "long")}</dd>
      <dt className="text-ink-3">{t("admin-users:language")}</dt>
      <dd>{t(`admin-users:languages.${user.locale}`)}</dd>
      <dt className="text-ink-3">ID</dt>
      <dd>
        <code className="text-13 break-all">{user.id}</code>
      </dd>
      {user.profile ? (
        <>
          <dt className="text-ink-3">{t("admin-users:profile")}</dt>
          <dd>
            <Link to="/providers/$providerId" params={{ providerId: user.profile.id }} className="link">
              {t("admin-users:openProfile")}
            </Link>
          </dd>
        </>
      ) : null}
    </dl>
  )
}

function Sessions({ user, now }: { user: WholeUser; now: string }) {
  const { t } = useTranslation()
  const date = useDate()
  return user.sessions.map(({ id, agent, address, updatedAt }) => {
    const { browser, system } = deviceOf(agent)
    return (
      <li key={id} className={row}>
        <span>{[browser, system].filter(Boolean).join(", ") || t("admin-users:unknownDevice")}</span>
        <span className="text-13 text-ink-3">
          {[address, date(updatedAt, "relative", new Date(now))].filter(Boolean).join(" · ")}
        </span>
      </li>
    )
  })
}

function Offers({ user }: { user: WholeUser }) {
  const { t, locale } = useTranslation()
  return user.offers.map(({ id, taskId, title, status, price, currency }) => (
    <li key={id} className={row}>
      <Link to="/tasks/$taskId" params={{ taskId }} lang="" className="link min-w-0 wrap-anywhere">
        {title}
      </Link>
      <span className="text-13 text-ink-2">
        {priceText({ amount: price, currency }, { t, locale })} · {t(`offer:status.${status}`)}
      </span>
    </li>
  ))
}

function History({ user }: { user: WholeUser }) {
  const { t } = useTranslation()
  const date = useDate()
  return user.history.map((entry) => (
    <li key={entry.id} className={row}>
      <span className="min-w-0 wrap-anywhere">
        {actionWords(t, entry.action)}
        <span className="text-ink-3"> · {actorWords(t, entry)}</span>
        {entry.reason ? (
          <span lang="" className="block text-ink-2">
            {entry.reason}
          </span>
        ) : null}
      </span>
      <Link
        to="/admin/audit-logs"
        search={{ q: user.id, open: entry.id }}
        className="link text-13 whitespace-nowrap"
      >
        {date(entry.createdAt, "long")}
      </Link>
    </li>
  ))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

interface RowsProps {
  title: string
  none: string
  count: number
  children: ReactNode
}

function Rows({ title, none, count, children }: RowsProps) {
  return (
    <Section title={title}>
      {count === 0 ? <p className="text-14 text-ink-3">{none}</p> : <ul className="text-14">{children}</ul>}
    </Section>
  )
}
