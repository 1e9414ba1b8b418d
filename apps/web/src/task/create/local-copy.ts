// What has not reached the server yet, kept by this browser for this person: a lost connection loses nothing.
import type { Saved } from "./keeper.ts"
import type { TaskForm } from "./form.ts"

export interface LocalCopy {
  userId: string
  base: Saved | null
  form: TaskForm
}

const prefix = "task-draft:"

const keyOf = (id: string | null) => prefix + (id ?? "new")

export function keepCopy(id: string | null, copy: LocalCopy) {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy))
  } catch {
    // A browser that keeps nothing: the server is the only memory then.
  }
}

export function dropCopy(id: string | null) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept either.
  }
}

/** Null for another person's copy: two people may share a browser. */
export function findCopy(id: string | null, userId: string): LocalCopy | null {
  try {
    return readCopy(localStorage.getItem(keyOf(id)), userId)
  } catch {
    return null
  }
}

export function readCopy(stored: string | null, userId: string): LocalCopy | null {
  try {
    const copy = JSON.parse(stored ?? "") as Partial<LocalCopy>
    const isWhole = copy.userId === userId && typeof copy.form?.title === "string"
    return isWhole ? (copy as LocalCopy) : null
  } catch {
    return null
  }
}
