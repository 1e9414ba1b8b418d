/** Whose pushes this browser gets, and since when. Kept in the browser, because its subscription outlives logins. */
export interface PushOwner {
  userId: string
  endpoint: string
  since: string
}

const name = "push-owner"

export function readOwner(): PushOwner | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as PushOwner | null
  } catch {
    return null
  }
}

export function keepOwner(owner: PushOwner | null): void {
  try {
    if (owner) localStorage.setItem(name, JSON.stringify(owner))
    else localStorage.removeItem(name)
  } catch {
    // Where storage is forbidden, there's no worker either.
  }
}
