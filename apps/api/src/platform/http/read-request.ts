import { randomUUID } from "node:crypto"
import type { BlockList } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import { readTrace } from "@doable/domain/trace"
import { clientAddress, isTrusted } from "./client-address.ts"

/** `traceId`: of the whole that this request is a part of, as proxies and the web server name it in `traceparent`. */
export type RequestFacts = { requestId: string; traceId: string; clientAddress: string }

/** Who asks and under which number: a header counts only if a proxy named in TRUSTED_PROXIES has set it. */
export function readRequest(headers: Headers, bindings: HttpBindings, trusted: BlockList): RequestFacts {
  const peer = bindings.incoming.socket.remoteAddress ?? ""
  const requestId = requestNumber(headers.get("x-request-id"), peer, trusted)
  const trace = isTrusted(peer, trusted) ? readTrace(headers.get("traceparent")) : null
  return {
    requestId,
    traceId: trace?.traceId ?? randomUUID().replaceAll("-", ""),
    clientAddress: clientAddress(peer, headers.get("x-forwarded-for") ?? undefined, trusted),
  }
}

export function requestNumber(given: unknown, peer: string, trusted: BlockList): string {
  const isUsable = typeof given === "string" && /^[\w-]{8,64}$/.test(given) && isTrusted(peer, trusted)
  return isUsable ? given : randomUUID()
}
