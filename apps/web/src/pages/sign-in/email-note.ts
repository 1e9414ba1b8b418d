// What this tab remembers about the last email: to whom it went, and when another may be sent. In the tab's
// own storage, so that it survives a reload and is gone with the tab.
const key = "letter"
const pauseMs = 60_000

export interface EmailNote {
  email: string
  /** When the pause ends, in milliseconds since 1970. */
  until: number
  /** Whose email it was, if this tab has signed up. */
  signUpId?: string | undefined
}

export function recordEmail(email: string, { signUpId }: Pick<EmailNote, "signUpId"> = {}): EmailNote {
  const note = { email, until: Date.now() + pauseMs, ...(signUpId && { signUpId }) }
  try {
    sessionStorage.setItem(key, JSON.stringify(note))
  } catch {
    // A browser that keeps nothing: the page goes on without the memory.
  }
  return note
}

export function lastEmail(): EmailNote | null {
  try {
    return readEmailNote(sessionStorage.getItem(key), Date.now())
  } catch {
    return null
  }
}

/** A clock that was set back must not lengthen the pause. */
export function readEmailNote(stored: string | null, now: number): EmailNote | null {
  try {
    const { email, until, signUpId } = JSON.parse(stored ?? "") as Partial<EmailNote>
    if (typeof email !== "string" || typeof until !== "number") return null
    const isNamed = typeof signUpId === "string"
    return { email, until: Math.min(until, now + pauseMs), ...(isNamed && { signUpId }) }
  } catch {
    return null
  }
}
