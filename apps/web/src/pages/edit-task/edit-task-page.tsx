import { Link, useNavigate, useRouter } from "@tanstack/react-router"
import { ArrowLeft, TriangleAlert } from "lucide-react"
import { Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { reasonOf } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { showResult } from "../../ui/focus/show-result.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { fieldsOf, refusalOf, staleOffersIn } from "../create-task/draft/failure-of.ts"
import { taskUnits, type Unit } from "../create-task/draft/form.ts"
import { formOfTask, type Task } from "../create-task/draft/form-of-task.ts"
import { BudgetStep, DetailsStep, MergePanel, WhereStep } from "../create-task/lazy-steps.tsx"
import { PreviewSlip } from "../create-task/preview-slip.tsx"
import { steps, type Step } from "../create-task/draft/steps.ts"
import { EditForm } from "../../blocks/draft/edit-form.tsx"
import { useEditCopy } from "../../blocks/draft/use-edit-copy.ts"
import { useLeaveGuard } from "../../blocks/draft/use-leave-guard.ts"
import { taskCopies } from "../create-task/draft/local-copy.ts"
import { focusField } from "../../blocks/draft/focus-field.ts"
import { leaveField } from "../../blocks/draft/leave-field.ts"
import { useRefreshTask } from "../../task/use-live-task.ts"
import { TaskFormContext, useTaskEditor } from "../create-task/draft/use-task-editor.ts"
import { WhatStep } from "../create-task/fields/what-step.tsx"
import { TaskActions } from "./task-actions.tsx"

/** What offers were made for: when it changes, they need a fresh look. */
const material: readonly Unit[] = ["category", "description", "materials", "where", "when", "budget"]

type EditableStatus = "draft" | "held" | "open"

export function EditTaskPage({ task, now }: { task: Task; now: Date }) {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const refresh = useRefreshTask()
  const editor = useTaskEditor({
    task,
    form: formOfTask(task),
    blank: formOfTask(task),
    isAutomatic: false,
    isCategoryLocked: task.offerCount > 0,
    now,
  })
  const { draftSync, state, context, show } = editor
  const isTouched = useTouched()
  const copy = useEditCopy(draftSync, taskCopies, task.id)
  const isSignedOut = state.status === "signed_out"
  useLeaveGuard({
    hasUnsaved: () => draftSync.hasUnsaved() && !isSignedOut,
    onLeave: copy.forget,
    words: {
      title: t("task-create:edit.leave.title"),
      description: t("task-create:edit.leave.text"),
      confirmText: t("task-create:edit.leave.confirm"),
      cancelText: t("task-create:edit.leave.cancel"),
    },
  })

  const changed = taskUnits.changed(state.form, state.saved?.form ?? state.form)
  const isStale = task.offerCount > 0 && changed.some((unit) => material.includes(unit))
  const isDraft = task.status === "draft"

  const save = async (event: FormEvent) => {
    event.preventDefault()
    leaveField()
    // A draft may stay unfinished; what others see or wait for may not.
    const wrong = isDraft ? [] : await editor.findProblems()
    show(wrong)
    if (wrong.length > 0) return focusField(form.current, [wrong[0]?.path ?? ""])
    // An offer may have come since this page was opened: then the server says so.
    const isSure = !isStale || (await mayOffersBeStale(task.offerCount))
    if (!isSure) return
    if (await flush()) return backToTask()
    const { refusal, conflict, status } = draftSync.get()
    if (refusalOf(refusal) === "offers_will_be_stale" || conflict || status === "signed_out") return
    const told = fieldsOf(refusal)
    if (told.length > 0)
      requestAnimationFrame(() =>
        focusField(
          form.current,
          told.map(({ path }) => path),
        ),
      )
    toast.error(t("task-create:draft.refused"), { description: await reasonOf(i18n, refusal) })
  }

  const backToTask = async () => {
    await refresh()
    await navigate({ to: "/tasks/$taskId", params: { taskId: task.id } })
    showResult("main h1")
    toast.success(t("task-create:edit.saved"))
  }

  const flush = async () => {
    if (isStale) return editor.store.withStaleOffers(draftSync.flush)
    if (await draftSync.flush()) return true
    const count = staleOffersIn(draftSync.get().refusal)
    return count > 0 && (await mayOffersBeStale(count)) && editor.store.withStaleOffers(draftSync.flush)
  }

  const mayOffersBeStale = (count: number) =>
    confirm({
      title: t("task-create:edit.staleAsk.title"),
      description: t("task-create:edit.staleAsk.text", { count }),
      confirmText: t("task-create:edit.staleAsk.confirm"),
      cancelText: t("task-create:edit.staleAsk.cancel"),
    })

  return (
    <TaskFormContext value={context}>
      <EditForm
        form={form}
        onSubmit={save}
        head={
          <>
            <Button asChild variant="ghost" icon={ArrowLeft} className="-ml-3 px-3!">
              <Link to="/tasks/$taskId" params={{ taskId: task.id }}>
                {t("task-create:edit.back")}
              </Link>
            </Button>
            <h1 className="mt-2 display display-36">{t("task-create:edit.title")}</h1>
            <p className="mt-1.5 text-16 text-ink-2">
              {t(`task-create:edit.lead.${task.status as EditableStatus}`)}
            </p>
          </>
        }
        words={{
          takenIn: t("task-create:merge.takenIn"),
          kept: {
            title: t("task-create:edit.kept.title"),
            text: t("task-create:edit.kept.text"),
            discard: t("task-create:edit.kept.discard"),
          },
          bar: {
            signedOut: t("task-create:draft.signedOut"),
            logIn: t("task-create:draft.logIn"),
            save: t("task-create:edit.save"),
          },
        }}
        isTakenIn={state.takenIn > 0}
        copy={copy}
        merge={
          state.conflict && (
            <Suspense>
              <MergePanel
                key={state.conflict.theirs.version}
                draftSync={draftSync}
                conflict={state.conflict}
                form={state.form}
              />
            </Suspense>
          )
        }
        aside={
          <>
            <div className="max-lg:hidden">
              <p className="mb-3 text-14 font-semibold text-ink-2">{t("task-create:preview.title")}</p>
              <div>
                <PreviewSlip now={now} offerCount={task.offerCount} />
              </div>
            </div>
            <TaskActions task={task} hasUnsaved={changed.length > 0} />
          </>
        }
        bar={{
          isSaving: state.status === "saving",
          isUploading: editor.isUploading,
          hasChanges: changed.length > 0,
          isSignedOut,
        }}
        status={
          isStale ? (
            <span className="flex gap-2 text-warn-text">
              <TriangleAlert aria-hidden size={18} strokeWidth={1.9} className="mt-px" />
              <span>{t("task-create:edit.stale", { count: task.offerCount })}</span>
            </span>
          ) : (
            t(changed.length > 0 ? "task-create:edit.unsaved" : "task-create:edit.nothing")
          )
        }
      >
        {steps.slice(0, -1).map((step) => (
          <Section key={step} step={step}>
            {step === "what" || isTouched ? (
              <Suspense fallback={<Skeleton className="h-60" />}>{fields[step]}</Suspense>
            ) : (
              <Skeleton className="h-60" />
            )}
          </Section>
        ))}
      </EditForm>
    </TaskFormContext>
  )
}

const fields: Record<Step, ReactNode> = {
  what: <WhatStep />,
  details: <DetailsStep />,
  where: <WhereStep isPlaceSettled />,
  budget: <BudgetStep />,
  check: null,
}

function Section({ step, children }: { step: Step; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby={`part-${step}`}
      className="flex flex-col gap-6 border-t border-line pt-7 first:border-0 first:pt-0"
    >
      <h2 id={`part-${step}`} className="display text-d28">
        {t(`task-create:step.${step}`)}
      </h2>
      {children}
    </section>
  )
}

const touches = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const

/** The first part is enough to look at the page; the others load with the first interaction. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touch = () => setTouched(true)
    for (const name of touches) window.addEventListener(name, touch, { once: true, passive: true })
    return () => {
      for (const name of touches) window.removeEventListener(name, touch)
    }
  }, [])
  return isTouched
}
