import { Link, useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { reasonOf } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { fieldsOf, refusalOf, staleOffersIn } from "../create-task/draft/failure-of.ts"
import { taskUnits, type Unit } from "../create-task/draft/form.ts"
import { formOfTask, type Task } from "../create-task/draft/form-of-task.ts"
import { BudgetStep, DetailsStep, MergePanel, WhereStep } from "../create-task/lazy-steps.tsx"
import { PreviewSlip } from "../create-task/preview-slip.tsx"
import { steps, type Step } from "../create-task/draft/steps.ts"
import { useEditCopy } from "../../blocks/draft/use-edit-copy.ts"
import { useLeaveGuard } from "../../blocks/draft/use-leave-guard.ts"
import { taskCopies } from "../create-task/draft/local-copy.ts"
import { focusField } from "../../blocks/draft/focus-field.ts"
import { TaskFormContext } from "../create-task/fields/task-form-context.ts"
import { useTaskEditor } from "../create-task/draft/use-task-editor.ts"
import { WhatStep } from "../create-task/fields/what-step.tsx"
import { EditBar } from "./edit-bar.tsx"
import { EditsAreBack } from "./edits-are-back.tsx"
import { TaskActions } from "./task-actions.tsx"

/** What offers were made for: when it changes, they need a fresh look. */
const material: readonly Unit[] = ["category", "description", "materials", "where", "when", "budget"]

type EditableStatus = "draft" | "held" | "open"

export function EditTaskPage({ task, now }: { task: Task; now: Date }) {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  const form = useRef<HTMLFormElement>(null)
  const editor = useTaskEditor({
    task,
    form: formOfTask(task),
    blank: formOfTask(task),
    isAutomatic: false,
    isCategoryLocked: task.offerCount > 0,
    now,
  })
  const { keeper, state, context, show } = editor
  const isTouched = useTouched()
  const copy = useEditCopy(keeper, taskCopies, task.id)
  const isSignedOut = state.status === "signed_out"
  useLeaveGuard({
    hasUnsaved: () => keeper.hasUnsaved() && !isSignedOut,
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
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // A draft may stay unfinished; what others see or wait for may not.
    const wrong = isDraft ? [] : await editor.findProblems()
    show(wrong)
    if (wrong.length > 0) return focusField(form.current, [wrong[0]?.path ?? ""])
    if (await flush()) return void toast.success(t("task-create:edit.saved"))
    const { refusal, conflict, status } = keeper.get()
    if (refusalOf(refusal) === "offers_will_be_stale") return
    if (conflict || status === "signed_out") return
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

  /** Saves; where offers would become stale, the person is asked first. */
  const flush = async () => {
    if (await keeper.flush()) return true
    const count = staleOffersIn(keeper.get().refusal)
    if (count === 0) return false
    const isMeant = await confirm({
      title: t("task-create:edit.staleAsk.title"),
      description: t("task-create:edit.staleAsk.text", { count }),
      confirmText: t("task-create:edit.staleAsk.confirm"),
      cancelText: t("task-create:edit.staleAsk.cancel"),
    })
    if (!isMeant) return false
    return editor.store.withStaleOffers(keeper.flush)
  }

  return (
    <TaskFormContext value={context}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex min-h-[inherit] flex-col"
      >
        <div className="mx-auto w-full max-w-[calc(1040px+2*var(--gutter))] flex-1 px-(--gutter) pt-6 md:pt-9">
          <Button asChild variant="ghost" icon={ArrowLeft} className="-ml-3 px-3!">
            <Link to="/tasks/$taskId" params={{ taskId: task.id }}>
              {t("task-create:edit.back")}
            </Link>
          </Button>
          <h1 className="mt-2 display display-36">{t("task-create:edit.title")}</h1>
          <p className="mt-1.5 text-16 text-ink-2">
            {t(`task-create:edit.lead.${task.status as EditableStatus}`)}
          </p>
          {state.takenIn > 0 && (
            <p role="status" className="mt-2 text-14 text-info-text">
              {t("task-create:merge.takenIn")}
            </p>
          )}
          {copy.isBack && <EditsAreBack onDiscard={copy.discard} />}
          <div className="grid items-start gap-x-16 gap-y-8 pt-7 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="flex min-w-0 flex-col gap-10">
              {state.conflict && (
                <Suspense>
                  <MergePanel
                    key={state.conflict.theirs.version}
                    keeper={keeper}
                    conflict={state.conflict}
                    form={state.form}
                  />
                </Suspense>
              )}
              {steps.slice(0, -1).map((step) => (
                <Section key={step} step={step}>
                  {step === "what" || isTouched ? (
                    <Suspense fallback={<Skeleton className="h-60" />}>{fields[step]}</Suspense>
                  ) : (
                    <Skeleton className="h-60" />
                  )}
                </Section>
              ))}
            </div>
            <aside className="grid gap-6 lg:sticky lg:top-[110px]">
              <div className="max-lg:hidden">
                <p className="mb-3 text-14 font-semibold text-ink-2">{t("task-create:preview.title")}</p>
                <div>
                  <PreviewSlip now={now} />
                </div>
              </div>
              <TaskActions task={task} hasUnsaved={changed.length > 0} />
            </aside>
          </div>
        </div>
        <EditBar
          isSaving={state.status === "saving"}
          isUploading={editor.isUploading}
          hasChanges={changed.length > 0}
          isSignedOut={isSignedOut}
          staleOffers={isStale ? task.offerCount : 0}
        />
      </form>
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

/** Whoever only looks in needs the first part; the others come with the first move. */
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
