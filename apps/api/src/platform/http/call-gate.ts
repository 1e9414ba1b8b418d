import { createFairGate } from "@doable/domain/fair-gate"

/** Whose call it is, as far as that is known without the database. */
type Asking = { session: string | null; network: string }
type Entered = { leave: () => void } | { refused: "too many of one" | "too many of all" }

/** `waitMs`: longer nobody waits for a turn. */
type Options = { connections: number; waitMs: number }

/**
 * Stands before the pool of connections: of one session and of one network only so many calls run at the same time,
 * the others wait in turns. So one who calls a hundred times at the same time waits for themselves, and a few
 * connections are always left to the others and to the jobs.
 */
export function createCallGate({ connections, waitMs }: Options) {
  const most = Math.max(1, connections - 2)
  const share = (part: number) => Math.max(1, Math.floor(most * part))
  const unbounded = { running: Infinity, waiting: Infinity }
  const sessions = createFairGate({ all: unbounded, each: { running: share(0.4), waiting: 32 } })
  const networks = createFairGate({
    all: { running: most, waiting: 500 },
    each: { running: share(0.7), waiting: 200 },
  })

  return async function enter({ session, network }: Asking, request: AbortSignal): Promise<Entered> {
    let whenGone: AbortSignal | undefined
    const gone = () => (whenGone ??= AbortSignal.any([request, AbortSignal.timeout(waitMs)]))
    const leaveSession = session === null ? () => {} : await sessions.enter(session, gone)
    if (!leaveSession) return { refused: "too many of one" }
    const leaveNetwork = await networks.enter(network, gone)
    if (!leaveNetwork) {
      leaveSession()
      return { refused: "too many of all" }
    }
    const leave = () => {
      leaveNetwork()
      leaveSession()
    }
    return { leave }
  }
}
