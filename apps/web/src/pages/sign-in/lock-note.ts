// What this tab knows about a closed login: until when, and how long it was closed for.
const key = "lock"

export interface LockNote {
  email: string
  until: number
  seconds: number
  /** When it was read. */
  isOver: boolean
}

export function recordLock(email: string, seconds: number, now = Date.now()) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, until: now + seconds * 1000, seconds }))
  } catch {
    // A browser that keeps nothing: the page then tells the rest without the countdown.
  }
}

export function lastLock(): LockNote | null {
  try {
    return readLockNote(sessionStorage.getItem(key), Date.now())
  } catch {
    return null
  }
}

export function clearLock() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** A clock that was set back must not lengthen the wait. */
export function readLockNote(stored: string | null, now: number): LockNote | null {
  try {
    const { email, until, seconds } = JSON.parse(stored ?? "") as Partial<LockNote>
    if (typeof email !== "string" || typeof until !== "number") return null
    if (typeof seconds !== "number" || seconds <= 0) return null
    return { email, until: Math.min(until, now + seconds * 1000), seconds, isOver: until <= now }
  } catch {
    return null
  }
}

/** One tab falls with every fifteenth of the wait. */
export function fallenTabs(left: number, seconds: number, tabs: number): number {
  return Math.min(tabs, Math.max(0, Math.floor(((seconds - left) / seconds) * tabs)))
}
