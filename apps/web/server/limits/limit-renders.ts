import type { BlockList } from "node:net"
import { createFairGate } from "@doable/domain/fair-gate"
import { createTokenBuckets } from "@doable/domain/token-buckets"
import { busyAnswer } from "./busy-answer.ts"
import { visitorNetwork } from "./visitor-network.ts"

type Draw = (request: Request) => Promise<Response>

interface Options {
  draw: Draw
  /** For one network; null where nobody is limited, as in tests. */
  perMinute: number | null
  trusted: BlockList
  now?: () => number
}

/** One thread draws them all: more right away would only make each of them later, and the health checks with them. */
const all = { running: 4, waiting: 68 }
const each = { running: 2, waiting: 18 }

/**
 * How much is drawn. Right away: a few pages, of one network half of them at most; a few more wait for their turn, the
 * rest is told to come again. In a minute: so many for one network.
 */
export function limitRenders({ draw, perMinute, trusted, now = Date.now }: Options): Draw {
  const take = createTokenBuckets(now)
  const gate = createFairGate({ all, each: perMinute === null ? all : each })

  return async (request) => {
    const network = visitorNetwork(request.headers.get("x-forwarded-for") ?? "", trusted)
    // Functions that pages call are no pages, and the API counts what they ask it.
    const isPage = !new URL(request.url).pathname.startsWith("/_serverFn/")
    const retryAfterSec = isPage && perMinute !== null ? take(network, perMinute) : 0
    if (retryAfterSec > 0) return busyAnswer(request, 429, retryAfterSec)
    const leave = await gate.enter(network, () => request.signal)
    if (!leave) return busyAnswer(request, 503, 5)
    try {
      return await draw(request)
    } finally {
      leave()
    }
  }
}
