import type { AnyProcedure, AnyRouter } from "@trpc/server"
import { uiUrl } from "../api.ts"
import type { Person } from "./people.ts"

export type Procedure = { path: string; procedure: AnyProcedure }

export function proceduresOf(router: AnyRouter): Procedure[] {
  const all = router._def.procedures as Record<string, AnyProcedure>
  return Object.entries(all).map(([path, procedure]) => ({ path, procedure }))
}

/** One call over real HTTP, as a browser makes it; `json` is the input as text, well formed or not. */
export async function call(apiUrl: string, { path, procedure }: Procedure, who: Person, json?: string) {
  const headers: Record<string, string> = { origin: uiUrl }
  if (who.cookie) headers.cookie = who.cookie
  const url = `${apiUrl}/trpc/${path}`
  const isMutation = procedure._def.type === "mutation"
  const response = !isMutation
    ? await fetch(json === undefined ? url : `${url}?input=${encodeURIComponent(json)}`, { headers })
    : await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: json ?? "{}",
      })
  return { status: response.status, text: await textOf(response) }
}

/** A stream has no end to wait for: its first words are enough. */
async function textOf(response: Response) {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text()
  for await (const _ of response.body ?? []) break
  return "{}"
}
