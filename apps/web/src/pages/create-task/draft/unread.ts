// Typed texts that mean nothing here (a town nobody knows, an hour that is none) and what is said about them.
import { useMemo, useRef, useState } from "react"
import type { TaskForm } from "./form.ts"
import type { Problem } from "./problems.ts"

export type UnreadPath = "placeId" | "timing.from" | "timing.to"
export type Unread = Partial<Record<UnreadPath, string>>

interface Typed {
  unread: Unread
  isExact: boolean
}

/** Leaving such a text empties the field: one that has a value again got it from elsewhere. */
export function unreadAt(path: UnreadPath, unread: Unread, form: TaskForm): string | null {
  const value = path === "placeId" ? form.placeId : path === "timing.from" ? form.from : form.to
  return value === null ? (unread[path] ?? null) : null
}

/** What the form can't hold is a problem of the page alone: the rules never see it. */
function unreadProblems({ unread, isExact }: Typed, form: TaskForm): Problem[] {
  const at = (path: UnreadPath, code: string): Problem[] => {
    const text = unreadAt(path, unread, form)
    return text ? [{ path, code, text }] : []
  }
  const hours = [...at("timing.from", "time_unknown"), ...at("timing.to", "time_unknown")]
  const hasHours = Boolean(form.from ?? form.to) || hours.length > 0
  return [
    ...(form.mode === "in_person" ? at("placeId", "place_unknown") : []),
    ...(form.timingKind && isExact ? hours : []),
    ...(form.timingKind && isExact && !hasHours ? [{ path: "timing.from", code: "hours_required" }] : []),
  ]
}

/** The more specific reason comes first: don't say "choose a town" to someone who has just typed one. */
export function withUnread(found: readonly Problem[], typed: Typed, form: TaskForm): Problem[] {
  const own = unreadProblems(typed, form)
  const isOwn = ({ path }: Problem) => own.some((problem) => problem.path === path)
  const rest = found.filter((problem) => !isOwn(problem))
  const after = rest.findIndex(({ path }) => laterPaths.has(path))
  return after < 0 ? [...rest, ...own] : [...rest.slice(0, after), ...own, ...rest.slice(after)]
}

/** Fields that stand below a place and its hours. */
const laterPaths = new Set(["budgetKind", "budgetMin", "budgetMax", "spokenLanguages", "offerCap"])

export function useUnread(form: TaskForm, unknownPlace: string | null) {
  const [typed, setTyped] = useState<Typed>({
    unread: unknownPlace ? { placeId: unknownPlace } : {},
    isExact: Boolean(form.from ?? form.to),
  })
  // A press on "Continue" takes the keyboard from the field and asks right away, before the page is drawn again.
  const latest = useRef(typed)
  return useMemo(() => {
    const set = (next: Typed) => {
      latest.current = next
      setTyped(next)
    }
    return {
      typed,
      latest: () => latest.current,
      setUnread: (path: UnreadPath, text: string | null) => {
        const { [path]: _, ...rest } = latest.current.unread
        set({ ...latest.current, unread: text ? { ...rest, [path]: text } : rest })
      },
      setExact: (isExact: boolean) => {
        const { placeId } = latest.current.unread
        set({ isExact, unread: isExact ? latest.current.unread : placeId ? { placeId } : {} })
      },
    }
  }, [typed])
}
