/** The pages on which a new password is chosen. */
const resetPages = ["/reset-password", "/auth/reset-password"] as const
export type ResetPage = (typeof resetPages)[number]

/**
 * Where the email's link leads. Anyone can ask for the email of anyone, so a page that doesn't expect the token in its
 * address never gets it.
 */
export function resetPageOf(uiUrl: string, target: string | undefined): ResetPage {
  const within = target?.startsWith(uiUrl) ? target.slice(uiUrl.length) : target
  const path = within?.split(/[?#]/)[0]
  return resetPages.find((page) => page === path) ?? "/reset-password"
}
