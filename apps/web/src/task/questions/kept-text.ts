// A question that is not sent yet stays in its tab, so that it survives the way through the sign-in and back.
const keyOf = (taskId: string) => `doable-question-${taskId}`

export function keptText(taskId: string): string {
  try {
    return sessionStorage.getItem(keyOf(taskId)) ?? ""
  } catch {
    return ""
  }
}

export function keepText(taskId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(taskId))
    else sessionStorage.setItem(keyOf(taskId), text)
  } catch {
    // A browser that keeps nothing: what is typed lives as long as the page.
  }
}
