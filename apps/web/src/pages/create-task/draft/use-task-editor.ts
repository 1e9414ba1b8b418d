import { dayOf } from "@doable/domain/time/market-day"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { placeQuery, useChosenCategory, useChosenPlace } from "./chosen-queries.ts"
import { failureOf, fieldsOf } from "./failure-of.ts"
import type { TaskForm } from "./form.ts"
import { savedOfTask, type Task } from "./form-of-task.ts"
import { createDraftSync } from "./draft-sync.ts"
import type { Problem } from "./problems.ts"
import { createTaskStore } from "./task-store.ts"
import type { ChosenPlace, ShownFile, TaskFormState } from "./task-form-context.ts"
import { unreadAt, useUnread, withUnread } from "./unread.ts"
import { useProblems } from "../../../blocks/draft/use-problems.ts"
import { useRules } from "../../../blocks/draft/use-rules.ts"

const loadRules = () => import("./problems.ts")

interface EditorOptions {
  /** The task as the server has it; null starts a new draft. */
  task: Task | null
  form: TaskForm
  blank: TaskForm
  isAutomatic: boolean
  isCategoryLocked?: boolean
  /** A town of the address that nobody knows. */
  unknownPlace?: string | null
  /** From the loader, so that server and browser mean the same day. */
  now: Date
}

const none: readonly Problem[] = []

/** A form with its rules and its copy on the server: the wizard and the page of edits both stand on it. */
export function useTaskEditor(options: EditorOptions) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<readonly ShownFile[]>(() => filesOf(options.task))
  const [isUploading, setUploading] = useState(false)
  const learn = useCallback((more: readonly ShownFile[]) => {
    setFiles((known) => [...known.filter((file) => more.every(({ id }) => id !== file.id)), ...more])
  }, [])

  const [store] = useState(() =>
    createTaskStore(ask, (task) => {
      learn(filesOf(task))
      queryClient.setQueryData(["task-draft", task.id], task)
      return savedOfTask(task)
    }),
  )
  const [draftSync] = useState(() =>
    createDraftSync({
      form: options.form,
      blank: options.blank,
      saved: options.task && savedOfTask(options.task),
      isAutomatic: options.isAutomatic,
      failureOf,
      save: store.save,
      load: store.load,
    }),
  )
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.get, draftSync.get)
  useEffect(() => draftSync.stop, [draftSync])

  const { form } = state
  const category = useChosenCategory(form.categoryId)
  const place = useChosenPlace(form.placeId)
  const today = dayOf(options.now)
  const { rules, learn: learnRules } = useRules(loadRules)
  const { typed, latest, setUnread, setExact } = useUnread(options.form, options.unknownPlace ?? null)
  useEffect(() => {
    if (options.unknownPlace) void learnRules()
  }, [options.unknownPlace, learnRules])
  const problems = useMemo(
    () =>
      rules ? withUnread(rules.problemsOf(form, category?.questions ?? null, today), typed, form) : none,
    [rules, form, category, today, typed],
  )
  const wordsOf = (problem: Problem) => rules?.problemWords(problem, form, t, locale) ?? ""
  const { errorOf, mask, leave, touch, show, tell } = useProblems({
    problems,
    rules,
    learnRules,
    wordsOf,
    refusal: state.refusal,
    fieldsOf,
    fieldOfPath,
  })

  const context: TaskFormState = {
    form,
    change: (part) => {
      touch(Object.keys(part))
      draftSync.change(part)
    },
    errorOf,
    mask,
    leave,
    unreadAt: (path) => unreadAt(path, typed.unread, form),
    setUnread,
    isExact: typed.isExact || Boolean(form.from ?? form.to),
    setExact,
    category,
    isCategoryLocked: options.isCategoryLocked ?? false,
    place,
    choosePlace: (chosen: ChosenPlace | null) => {
      if (chosen) queryClient.setQueryData(placeQuery(ask, chosen.id).queryKey, chosen)
      context.change({ placeId: chosen?.id ?? null })
    },
    files,
    learnFile: useCallback((file: ShownFile) => learn([file]), [learn]),
    setUploading,
    revision: state.revision,
    today,
  }
  return {
    draftSync,
    state,
    context,
    problems,
    wordsOf,
    /** What is wrong now, also when the rules are still on their way. */
    findProblems: async () => {
      const { problemsOf } = await learnRules()
      const now = draftSync.get().form
      return withUnread(problemsOf(now, category?.questions ?? null, today), latest(), now)
    },
    learnRules,
    store,
    isUploading,
    show,
    tell,
  }
}

/** "timing.date" is written by `date`, and so on: a change of one mends what was said about the other. */
function fieldOfPath(path: string): string {
  const [first = "", second] = path.split(".")
  if (first === "timing") return second && second !== "window" ? second : "timingKind"
  return first
}

function filesOf(task: Task | null): ShownFile[] {
  return (task?.files ?? []).map(({ id, name, mimeType, size, url }) => ({
    id,
    name: name ?? "",
    type: mimeType,
    size,
    url,
  }))
}
