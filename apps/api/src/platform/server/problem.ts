import type { Context as HonoContext } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { ApiEnv } from "./api-env.ts"

/** Answers outside tRPC have one shape: a code that a client can translate, and the request's number. */
export function problem(
  c: HonoContext<ApiEnv>,
  status: ContentfulStatusCode,
  code: string,
  headers: Record<string, string> = {},
) {
  return c.json({ code, requestId: c.var.requestId }, status, headers)
}
