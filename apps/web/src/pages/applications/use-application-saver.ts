import { useRouter } from "@tanstack/react-router"
import { useCallback, useEffect, useRef, useState } from "react"
import { toastFailure } from "../../session/toast-failure.ts"
import { useApi } from "../../session/use-api.ts"
import { draftOfApplication, type ApplicationDraft } from "./draft-of-application.ts"
import type { Application } from "./load-applications.ts"
import { refusalOf } from "../../session/error-details.ts"

const pauseMs = 700
export type SaveState = "idle" | "saving" | "saved" | "failed"

/** Keeps the form and the server together: one request at a time, only what changed, the last word wins. */
export function useApplicationSaver(application: Application, onConflict: () => void) {
  const ask = useApi()
  const { i18n, config } = useRouter().options.context
  const [form, setForm] = useState(() => draftOfApplication(application))
  const [problems, setProblems] = useState(application.problems)
  const [state, setState] = useState<SaveState>("idle")
  const kept = useRef({ version: application.version, waiting: {} as Partial<ApplicationDraft> })
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<boolean> => {
    const payload = kept.current.waiting
    if (Object.keys(payload).length === 0) return true
    kept.current.waiting = {}
    setState("saving")
    try {
      const { version } = kept.current
      const saved = await ask((api) =>
        api.providerApplication.update.mutate({ id: application.id, version, payload }),
      )
      kept.current.version = saved.version
      setProblems(saved.problems)
      setState("saved")
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === "application_changed_elsewhere") onConflict()
      else {
        // What was typed since wins over what didn't arrive.
        kept.current.waiting = { ...payload, ...kept.current.waiting }
        void toastFailure({ i18n, config }, error, undefined)
      }
      setState("failed")
      return false
    }
  }, [ask, application.id, onConflict, i18n, config])

  /** Everything that waits is on the server when it answers true. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    let isSaved = true
    do {
      while (running.current) await running.current
      running.current = send()
      isSaved = await running.current
      running.current = null
    } while (isSaved && Object.keys(kept.current.waiting).length > 0)
    return isSaved
  }, [send])

  const change = useCallback(
    (part: Partial<ApplicationDraft>) => {
      setForm((before) => ({ ...before, ...part }))
      kept.current.waiting = { ...kept.current.waiting, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )

  // Saves the text even if they leave in the middle of a word.
  useEffect(() => () => void flush(), [flush])

  return { form, change, flush, problems, state }
}
