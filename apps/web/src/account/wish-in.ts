const longestShown = 80

/** The words of a task that waits behind the login: "/tasks/create?text=…". */
export function wishIn(redirect: string | undefined): string | null {
  const [path, query = ""] = (redirect ?? "").split("#", 1)[0]?.split("?") ?? []
  if (path !== "/tasks/create") return null
  const text = new URLSearchParams(query).get("text")?.trim() ?? ""
  // A value of digits only is written into the address in quotation marks.
  const letters = [...text.replace(/^"(\d+)"$/, "$1")]
  if (letters.length === 0) return null
  return letters.length > longestShown
    ? `${letters.slice(0, longestShown).join("").trim()}…`
    : letters.join("")
}
