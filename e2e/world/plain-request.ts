import { world } from "./browser.ts"

/** A page as it comes over the wire, before any script of it has run. */
export async function get(path: string, headers: Record<string, string> = {}, origin = world.webUrl) {
  const answer = await fetch(origin + path, { headers, redirect: "manual" })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
