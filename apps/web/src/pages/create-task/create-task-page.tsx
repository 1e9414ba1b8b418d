import type { L10n } from "@doable/domain/text/l10n"
import { dayOf } from "@doable/domain/time/market-day"
import { Link, useRouter } from "@tanstack/react-router"
import { FileText } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import { formOfTask } from "./draft/form-of-task.ts"
import type { Task } from "./draft/form-of-task.ts"
import { blankForm } from "./draft/form.ts"
import { startForm } from "./draft/start-form.ts"
import type { Start } from "./draft/start-form.ts"
import type { Step } from "./draft/steps.ts"
import { Wizard } from "./wizard.tsx"

export interface CreateTaskPageProps {
  draft: string | undefined
  step: Step
  task: Task | null
  start: Start
  drafts: readonly DraftLine[]
  now: Date
}

/** The draft has it all now. */
const nothingBrought = {
  text: undefined,
  where: undefined,
  when: undefined,
  category: undefined,
  providerId: undefined,
}

export function CreateTaskPage({ draft, step, task, start, drafts, now }: CreateTaskPageProps) {
  const { locale } = useTranslation()
  const router = useRouter()
  const userId = useAuth()?.user?.id ?? ""
  const session = useSession(draft)
  const blank = useMemo(() => blankForm(locale), [locale])

  const [begunFor] = useState(start.asked)
  // While the address changes to the draft's, the page still knows who to invite.
  const asked = task?.own?.asked ?? (start.asked.length > 0 ? start.asked : begunFor)

  /** With its address a reload finds it. */
  const noteBegun = (id: string) => {
    session.adopt(id)
    void router.navigate({
      to: "/tasks/create",
      search: (before) => ({ ...before, ...nothingBrought, draft: id }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Wizard
      key={session.key}
      task={task}
      form={task ? formOfTask(task) : startForm(locale, dayOf(now), start)}
      // Choosing doers alone doesn't create a draft before anything is written.
      blank={task ? formOfTask(task) : { ...blank, providerIds: start.asked.map(({ id }) => id) }}
      step={step}
      userId={userId}
      now={now}
      unknownPlace={task ? null : start.unknownPlace}
      isPrefilled={!task && (start.text !== "" || start.asked.length > 0)}
      asked={asked}
      onBegun={noteBegun}
    >
      {!draft && step === "what" && <DraftsOffer drafts={drafts} />}
    </Wizard>
  )
}

interface Session {
  key: string
  draft: string | undefined
  /** The id that a wizard started here has got. */
  adopted: string | null
  round: number
}

/** One wizard per draft. A new one goes on when it gets its id; another draft, or none, starts another. */
function useSession(draft: string | undefined) {
  const [session, setSession] = useState<Session>({ key: draft ?? "new", draft, adopted: null, round: 0 })
  if (session.draft !== draft) {
    const isSame = draft !== undefined && draft === session.adopted
    const round = session.round + 1
    setSession({
      key: isSame ? session.key : (draft ?? `new ${round}`),
      draft,
      adopted: isSame ? session.adopted : null,
      round,
    })
  }
  return {
    key: session.key,
    adopt: (id: string) => setSession((before) => ({ ...before, adopted: id })),
  }
}

interface DraftLine {
  id: string
  title: string
  category: L10n | null
}

/** Unfinished drafts: one click continues, and a new one starts below. */
function DraftsOffer({ drafts }: { drafts: readonly DraftLine[] }) {
  const { t, locale } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="rounded-panel bg-paper px-4 py-3.5 shadow-paper md:px-5">
      <h2 id="drafts" className="font-semibold">
        {t("task-create:drafts.title", { count: drafts.length })}
      </h2>
      <ul className="mt-1.5">
        {drafts.map(({ id, title, category }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link
              to="/tasks/create"
              search={{ draft: id }}
              className="flex min-h-11 items-center gap-2.5 py-2 hover:text-brand-text"
            >
              <FileText aria-hidden size={18} strokeWidth={1.9} className="text-ink-2" />
              <span className="flex min-w-0 flex-1 flex-col gap-x-3 sm:flex-row sm:items-center">
                <span className="min-w-0 flex-1 truncate font-medium">
                  {title || t("task-create:drafts.untitled")}
                </span>
                {category && (
                  <span className="min-w-0 truncate text-13 text-ink-3 sm:flex-none">{category[locale]}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-14 text-ink-2">{t("task-create:drafts.orNew", { count: drafts.length })}</p>
    </section>
  )
}
