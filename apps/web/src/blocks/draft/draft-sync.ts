// Keeps a form and the server's copy of it together. One request at a time, always with the version it builds on.
import type { FormUnits } from "./form-units.ts"
import { mergeForms } from "./merge.ts"

/** What the server has. */
export interface Saved<Form> {
  id: string
  version: number
  form: Form
}

export type DraftSyncStatus =
  | "quiet"
  | "waiting"
  | "saving"
  | "saved"
  | "failed"
  | "signed_out"
  | "gone"
  | "refused"

export interface DraftSyncState<Form, Unit> {
  form: Form
  saved: Saved<Form> | null
  status: DraftSyncStatus
  /** What someone else (or another tab) wrote in the meantime, where it differs from ours. */
  conflict: { theirs: Saved<Form>; units: Unit[] } | null
  /** Goes up when changes from elsewhere were taken in without a question. */
  takenIn: number
  /** Goes up whenever the form was changed by other than typing: parts that keep their own state start again. */
  revision: number
  /** Why the server refused, for the page to put at its fields. */
  refusal: unknown
}

export type Failure = "changed_elsewhere" | "signed_out" | "gone" | "refused" | "away"

export interface DraftSyncOptions<Form, Unit extends string> {
  units: FormUnits<Form, Unit>
  form: Form
  saved: Saved<Form> | null
  /** What a new draft starts from: only what differs from it is worth start one. */
  blank: Form
  /** Stores the units and answers with the new version. Without `saved` a draft is started. */
  save: (form: Form, units: Unit[], saved: Saved<Form> | null) => Promise<Saved<Form>>
  /** Null where it was started elsewhere before this page had saved anything. */
  load: (id: string | null) => Promise<Saved<Form>>
  failureOf: (error: unknown) => Failure
  /** Saves on its own while one types; without it only when asked. */
  isAutomatic: boolean
  pauseMs?: number
}

const longestRetryMs = 30_000

export type DraftSync<Form, Unit extends string> = ReturnType<typeof createDraftSync<Form, Unit>>

export function createDraftSync<Form, Unit extends string>(options: DraftSyncOptions<Form, Unit>) {
  const { units: known, save, load, failureOf, isAutomatic, pauseMs = 700 } = options
  let state: DraftSyncState<Form, Unit> = {
    form: options.form,
    saved: options.saved,
    status: "quiet",
    conflict: null,
    takenIn: 0,
    revision: 0,
    refusal: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let failures = 0
  /** Someone waits for it: what is typed in the meantime goes right away as well. */
  let isHurried = false
  const listeners = new Set<() => void>()

  const set = (part: Partial<DraftSyncState<Form, Unit>>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  const baseline = () => state.saved?.form ?? options.blank

  const unsent = (): Unit[] => {
    const unkeepable = known.unkeepable(state.form)
    return known.changed(state.form, baseline()).filter((unit) => !unkeepable.includes(unit))
  }
  const isDirty = () => unsent().length > 0

  const later = (ms: number) => {
    clearTimeout(timer)
    if (isAutomatic && !state.conflict && state.status !== "gone") timer = setTimeout(() => void push(), ms)
  }

  /** Takes in what changed elsewhere; what both changed is left to the person. */
  const takeIn = async (id: string | null) => {
    const theirs = await load(id)
    const base = baseline()
    const { form, conflicts } = mergeForms(known, { base, mine: state.form, theirs: theirs.form })
    if (conflicts.length > 0) {
      set({ form, conflict: { theirs, units: conflicts }, status: "waiting", revision: state.revision + 1 })
    } else set({ form, saved: theirs, takenIn: state.takenIn + 1, revision: state.revision + 1 })
  }

  const sendOnce = async () => {
    const { form, saved } = state
    // A new draft also says in which language it is written.
    const units = saved ? unsent() : [...new Set<Unit>([...unsent(), ...known.first])]
    try {
      const answer = await save(form, units, saved)
      const sent = units.reduce((into, unit) => known.take(unit, into, form), baseline())
      failures = 0
      set({ saved: { ...answer, form: sent }, refusal: null })
      return "sent"
    } catch (error) {
      const failure = failureOf(error)
      if (failure === "changed_elsewhere") {
        await takeIn(saved?.id ?? null)
        return state.conflict ? "stopped" : "merged"
      }
      const status = failure === "away" ? "failed" : failure
      set({ status, refusal: failure === "refused" ? error : null })
      return "stopped"
    }
  }

  const run = async () => {
    // A server that keeps saying "changed elsewhere" must not be asked for ever.
    for (let round = 0; round < 20 && isDirty(); round++) {
      set({ status: "saving" })
      const outcome = await sendOnce().catch(() => {
        set({ status: "failed" })
        return "stopped"
      })
      if (outcome === "stopped") {
        if (state.status === "failed") later(Math.min(longestRetryMs, 2000 * 2 ** failures++))
        return false
      }
      if (outcome === "sent" && !isHurried && isDirty()) {
        set({ status: "waiting" })
        later(pauseMs)
        return true
      }
    }
    set({ status: state.saved ? "saved" : "quiet" })
    return true
  }

  const push = (): Promise<boolean> => {
    clearTimeout(timer)
    if (state.conflict) return Promise.resolve(false)
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  /** Saves all there's now. False when it couldn't be saved, or a person has to choose first. */
  const flush = async (): Promise<boolean> => {
    isHurried = true
    try {
      const isOwnRun = running === null
      const isSent = await push()
      // Just refused: the same request would be refused again.
      if (isOwnRun && !isSent) return false
      return isDirty() ? await push() : !state.conflict
    } finally {
      isHurried = false
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isDirty,
    /** Also things that stay on this page alone, such as a text too long for a draft. */
    hasUnsaved: () => known.changed(state.form, baseline()).length > 0,
    /** Once the page is taken over: what came with the address is saved like what is typed. */
    begin: () => {
      if (isDirty()) later(0)
    },
    change: (part: Partial<Form>) => {
      const isKept = state.status === "saving" || state.status === "gone"
      set({ form: { ...state.form, ...part }, ...(isKept ? {} : { status: "waiting" }) })
      later(pauseMs)
    },
    /** What this browser kept from an earlier visit. `base` is what it was built on. */
    recover: (form: Form, base: Saved<Form> | null) => {
      const { saved } = state
      const revision = state.revision + 1
      if (!saved || !base || base.version === saved.version) set({ form, status: "waiting", revision })
      else {
        const merged = mergeForms(known, { base: base.form, mine: form, theirs: saved.form })
        const conflict = merged.conflicts.length > 0 ? { theirs: saved, units: merged.conflicts } : null
        set({ form: merged.form, conflict, status: "waiting", revision })
      }
      later(pauseMs)
    },
    /** The person has chosen: `mine` names what stays as written here. */
    settle: (mine: readonly Unit[]) => {
      if (!state.conflict) return
      const { theirs, units } = state.conflict
      const form = units
        .filter((unit) => !mine.includes(unit))
        .reduce((into, unit) => known.take(unit, into, theirs.form), state.form)
      set({ form, saved: theirs, conflict: null, status: "waiting", revision: state.revision + 1 })
      later(0)
    },
    /** A command of this page changed the server's copy without touching what the form holds. */
    noteVersion: (version: number) => {
      if (state.saved) set({ saved: { ...state.saved, version } })
    },
    flush,
    /** The connection is back, or the page is shown again. */
    retry: () => {
      if (state.status === "failed" || state.status === "waiting" || state.status === "signed_out")
        void push()
    },
    stop: () => clearTimeout(timer),
  }
}
