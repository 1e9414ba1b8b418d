const name = "push-kept"

/** For whom this visit has looked after the pushes already. It ends with their login. */
export const readKept = () => sessionStorage.getItem(name)

export function markKept(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, userId)
  } catch {
    // Where storage is forbidden, there are no pushes.
  }
}
