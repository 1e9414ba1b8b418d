import type { Context as HonoContext } from "hono"
import { ZodError, type z } from "zod"
import type { SignIn } from "@doable/domain/account/input"
import { authPaths, isOwn } from "../account/auth-paths.ts"
import type { createGate } from "../account/gate.ts"
import { clientAddressHeader } from "../auth.ts"
import { holdsUnstorableText } from "../invalid-input.ts"
import type { ApiEnv, ServerDeps } from "../server.ts"
import { guardedSignIn } from "./guarded-sign-in.ts"
import { isJson } from "./foreign-post.ts"
import { ownAuthAnswer, toProblem } from "./own-auth-answer.ts"
import { problem } from "./problem.ts"

const basePath = "/api/auth"

/** The door to better-auth and our own deeds beside it: listed paths and fields alone, a bound on hashing. */
export function authRoute(deps: ServerDeps, gate: ReturnType<typeof createGate>) {
  return async (c: HonoContext<ApiEnv>) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const name = pathname.slice(basePath.length)
    const path = Object.hasOwn(authPaths, name) ? authPaths[name] : undefined
    if (!path) return problem(c, 404, "not_found")
    if (path.method !== c.req.method) return problem(c, 405, "method_not_allowed", { Allow: path.method })

    if (path.input && !isJson(c.req.header("content-type") ?? null)) return problem(c, 415, "json_only")
    const body = path.input ? cleanBody(await c.req.text(), path.input) : {}
    if (body instanceof ZodError) return toProblem(c, body)

    const query = new URLSearchParams([...searchParams].filter(([key]) => path.query?.includes(key)))
    const askLibrary = () => deps.auth.handler(libraryRequest(c, deps, { pathname, query, body }))
    const answer = async () => {
      if (isOwn(path)) return ownAuthAnswer(c, deps, { name, path, input: body })
      if (name === "/sign-in/email") return guardedSignIn(c, deps, body as SignIn, askLibrary)
      const told = await askLibrary()
      // Of two sign-ups with a free address at one moment the library tells the slower that it failed, which a
      // taken address never does; asked again, it answers as for any address.
      return name === "/sign-up/email" && told.status === 422 ? askLibrary() : told
    }
    if (!path.hashes) return answer()
    const passed = await gate(answer)
    return passed.turnedAway ? problem(c, 503, "busy", { "Retry-After": "2" }) : passed.value
  }
}

function libraryRequest(
  c: HonoContext<ApiEnv>,
  { config }: ServerDeps,
  { pathname, query, body }: { pathname: string; query: URLSearchParams; body: unknown },
) {
  const headers = new Headers(c.req.raw.headers)
  headers.set(clientAddressHeader, c.var.clientAddress)
  headers.delete("content-length")
  // The configured address, not the Host header: links and cookies must not depend on what a client claims.
  const url = new URL(`${pathname}?${query}`, config.serverUrl)
  if (c.req.method === "GET") return new Request(url, { headers })
  headers.set("content-type", "application/json")
  return new Request(url, { method: "POST", headers, body: JSON.stringify(body) })
}

/** What the schema does not name (an image from anywhere, a role) goes no further. */
function cleanBody(text: string, input: z.ZodObject) {
  try {
    const body: unknown = JSON.parse(text)
    if (holdsUnstorableText(body)) return new ZodError([])
    const parsed = input.safeParse(body)
    return parsed.success ? parsed.data : parsed.error
  } catch {
    return new ZodError([])
  }
}
