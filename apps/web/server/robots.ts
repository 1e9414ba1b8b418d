/** Pages that are one person's own, or make no sense without an email: nothing to be found there. */
const closed = [
  "/admin",
  "/account",
  "/auth/",
  "/dashboard",
  "/profile",
  "/providers/dashboard",
  "/providers/manage",
  "/reset-password",
  "/unsubscribe",
  "/verify-email",
]

export function robotsText(uiUrl: string): string {
  const lines = ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`)]
  return [...lines, "", `Sitemap: ${uiUrl}/sitemap.xml`, ""].join("\n")
}
