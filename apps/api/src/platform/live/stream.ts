import type { LiveEvent } from "./live-event.ts"

/** `ended`: over for now, the page should rest. `cut`: the line goes down and the page should call again. */
type End = "ended" | "cut"

export type Stream = ReturnType<typeof createStream>

/** What replaces what, for a page that hasn't read it yet: one thing per kind, and per conversation and task. */
const topic = (event: LiveEvent) => ("id" in event ? `${event.kind} ${event.id}` : event.kind)

/** What one open page is told. A page that reads slowly misses what is outdated by the time it reads. */
export function createStream({ userId, sessionId }: { userId: string; sessionId: string }) {
  const waiting = new Map<string, LiveEvent>()
  const said = new Map<LiveEvent["kind"], string>()
  let pushes = 0
  let end: End | null = null
  let wake = () => {}

  async function* read(): AsyncGenerator<LiveEvent, void> {
    for (;;) {
      for (const [about, event] of waiting) {
        waiting.delete(about)
        yield event
      }
      // On return, tRPC sends an event of that name, and our pages pause. On abort it sends nothing, and browsers
      // reconnect right away.
      if (end === "cut") throw new DOMException("the line goes down", "AbortError")
      if (end === "ended") return
      if (waiting.size === 0) await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  return {
    userId,
    sessionId,
    read,
    push(event: LiveEvent) {
      pushes += 1
      said.set(event.kind, JSON.stringify(event))
      waiting.set(topic(event), event)
      wake()
    },
    isKnown: (event: LiveEvent) => said.get(event.kind) === JSON.stringify(event),
    /** How often something was pushed: who asks the database in between brings what is older. */
    pushes: () => pushes,
    finish(how: End) {
      end ??= how
      wake()
    },
  }
}
