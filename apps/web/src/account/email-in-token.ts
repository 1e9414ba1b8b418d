import { looksLikeEmail } from "@doable/domain/account/email"

/**
 * The address inside a link's token, to show it and to send a new link to it. Read without proof: only the API
 * decides whether the token is genuine, so nothing but a well-formed address is ever taken from it.
 */
export function emailInToken(token: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob(token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? ""),
      (letter) => letter.charCodeAt(0),
    )
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown }
    return typeof email === "string" && looksLikeEmail(email) ? email : null
  } catch {
    return null
  }
}
