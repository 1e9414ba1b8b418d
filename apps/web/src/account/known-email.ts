// The address that this tab last had to do with, so that nobody types on one page what another has just shown.
// In the tab's own storage, so that it is gone with the tab and stands in no address.
const key = "email"

export function keepEmail(email: string) {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // A browser that keeps nothing: the field stays empty.
  }
}

/** Someone logs in another way: what was typed before may be another person's. */
export const forgetEmail = () => keepEmail("")

export function keptEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}
