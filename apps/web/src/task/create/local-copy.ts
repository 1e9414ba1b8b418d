// What has not reached the server yet, kept by this browser for this person: a lost connection loses nothing.
import type { TaskForm } from "./form.ts"
import type { Saved } from "./keeper.ts"

export interface LocalCopy {
  userId: string
  base: Saved | null
  form: TaskForm
}

const prefix = "task-draft:"
/** A draft that the server has not seen has a name of our own. */
const unsentPrefix = `${prefix}new-`

export function newCopyName(): string {
  return `new-${crypto.randomUUID()}`
}

export function keepCopy(name: string, copy: LocalCopy) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(copy))
  } catch {
    // A browser that keeps nothing: the server is the only memory then.
  }
}

export function dropCopy(name: string) {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Nothing was kept either.
  }
}

/** Null for another person's copy: two people may share a browser. */
export function findCopy(name: string, userId: string): LocalCopy | null {
  try {
    return readCopy(localStorage.getItem(prefix + name), userId)
  } catch {
    return null
  }
}

/** A new task that was begun here and never reached the server. */
export function findUnsent(userId: string): { name: string; copy: LocalCopy } | null {
  try {
    for (const key of Object.keys(localStorage)) {
      const copy = key.startsWith(unsentPrefix) ? readCopy(localStorage.getItem(key), userId) : null
      if (copy) return { name: key.slice(prefix.length), copy }
    }
  } catch {
    // A browser that keeps nothing.
  }
  return null
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
