import type { BlockList } from "node:net"
import { createTokenBuckets } from "@doable/domain/token-buckets"
import { busyAnswer } from "./busy-answer.ts"
import { visitorNetwork } from "./visitor-network.ts"

type Draw = (request: Request) => Promise<Response>

interface Options {
  draw: Draw
  perMinute: number
  trusted: BlockList
  now?: () => number
}

/** So many pages a minute are drawn for one network: whoever asks for ever new ones has fewer, and nobody else. */
export function limitDrawings({ draw, perMinute, trusted, now = Date.now }: Options): Draw {
  const take = createTokenBuckets(now)
  return async (request) => {
    // Pages call functions of theirs; the API counts what these ask it.
    if (new URL(request.url).pathname.startsWith("/_serverFn/")) return draw(request)
    const network = visitorNetwork(request.headers.get("x-forwarded-for") ?? "", trusted)
    const retryAfterSec = take(network, perMinute)
    return retryAfterSec > 0 ? busyAnswer(request, 429, retryAfterSec) : draw(request)
  }
}
