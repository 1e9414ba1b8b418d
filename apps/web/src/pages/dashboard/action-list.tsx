import { clsx } from "clsx"
import { drawingOf } from "../../category/drawing-of.ts"
import { paperOf } from "../../category/paper-of.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { ActionLink } from "./action-link.tsx"
import { dueText } from "./due-text.ts"
import type { Action } from "./load-overview.ts"

const shownAtFirst = 5

/** What else waits for the person, in the order in which it runs out. */
export function ActionList({ actions, now }: { actions: readonly Action[]; now: number }) {
  const { t } = useTranslation()
  const more = actions.slice(shownAtFirst)
  if (actions.length === 0) return null
  return (
    <section aria-labelledby="then">
      <h2 id="then" className="mb-3 display text-d22">
        {t("dashboard:actions.then")}
      </h2>
      <Card className="overflow-hidden">
        <Rows actions={actions.slice(0, shownAtFirst)} now={now} />
        {more.length > 0 && (
          <Disclosure
            title={t("dashboard:actions.more", { count: more.length })}
            className="border-t border-line [&>summary]:px-4 md:[&>summary]:px-5"
          >
            <Rows actions={more} now={now} />
          </Disclosure>
        )}
      </Card>
    </section>
  )
}

function Rows({ actions, now }: { actions: readonly Action[]; now: number }) {
  return (
    <ul className="divide-y divide-line">
      {actions.map((action) => (
        <Row
          key={`${action.kind} ${action.role} ${action.assignmentId ?? action.taskId}`}
          action={action}
          now={now}
        />
      ))}
    </ul>
  )
}

/** All of it is one link; what looks like a button says in short what it is for. */
function Row({ action, now }: { action: Action; now: number }) {
  const say = useTranslation()
  const { t } = say
  const { kind, count, title, category } = action
  const due = dueText(action, now, say)
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-3 hover:bg-paper-2 md:px-5">
      <span
        data-cat={paperOf(category)}
        className="grid size-11 flex-none place-items-center rounded-control bg-cat-t"
      >
        <Illustration {...drawingOf(category)} inherit width={40} height={30} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-52">
          <ActionLink action={action} className="font-semibold wrap-anywhere after:absolute after:inset-0">
            {t(`dashboard:action.${kind}`, { count })}
          </ActionLink>
          <p lang={title ? action.lang : undefined} className="truncate text-14 text-ink-2">
            {title || t("dashboard:untitled")}
          </p>
        </div>
        {due && (
          <p className={clsx("text-14", due.isPressing ? "font-semibold text-warn-text" : "text-ink-2")}>
            {due.text}
          </p>
        )}
      </div>
      <span
        aria-hidden="true"
        className="flex min-h-9 flex-none items-center rounded-control px-3.5 text-14 font-semibold inset-ring-[1.5px] inset-ring-line-control max-sm:hidden"
      >
        {t(`dashboard:do.${kind}`, { count })}
      </span>
    </li>
  )
}
