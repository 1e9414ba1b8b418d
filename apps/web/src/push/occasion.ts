/** What someone has just done whose answer they'd like to hear of. */
export type Occasion = "task" | "offer"

const waiting = "push-occasion"
const answered = "push-answered"

/** The next page asks, once in this browser's life. */
export function noteOccasion(occasion: Occasion): void {
  try {
    if (!localStorage.getItem(answered)) sessionStorage.setItem(waiting, occasion)
  } catch {
    // Where storage is forbidden, nobody is asked.
  }
}

export function waitingOccasion(): Occasion | null {
  try {
    const found = sessionStorage.getItem(waiting)
    return found === "task" || found === "offer" ? found : null
  } catch {
    return null
  }
}

/** Yes, no or blocked: they aren't asked again. The account has the switch. */
export function endOccasion(): void {
  sessionStorage.removeItem(waiting)
  localStorage.setItem(answered, "1")
}
