import type { Pool } from "pg"
import { z } from "zod"
import { Refused } from "@doable/domain/refusal"
import { isLiving } from "../db/living-session.ts"
import { listenTo } from "../db/listen-to.ts"
import type { Log } from "../settings/log.ts"
import { liveEvent } from "./live-event.ts"
import { createStream, type Stream } from "./stream.ts"
import { liveChannel } from "./broadcast.ts"

type Options = {
  pool: Pool
  databaseUrl: string
  log: Log
  now?: () => Date
  perPerson?: number
  perProcess?: number
  beatMs?: number
}

export type LiveHub = ReturnType<typeof createLiveHub>

const person = z.object({ userId: z.string() })
const message = z.union([
  z.object({ kind: z.literal("session_ended"), userId: z.string(), sessionId: z.string() }),
  z.intersection(liveEvent, person),
])

/** A newer version may say what this one doesn't know, and anyone on the database may say anything. */
function read(payload: string) {
  try {
    return message.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

const stateOf = `
  select s.id, coalesce(c.unread, 0) as unread
  from sessions s join users u on u.id = s.user_id left join notification_counts c on c.user_id = s.user_id
  where s.id = any($1) and ${isLiving("$2")}`

/**
 * The open pages of this process. One listening connection serves them all; what it might miss (a broken line, a
 * session that runs out) is found by looking at all of them together, at every beat and whenever the line is back.
 */
export function createLiveHub(options: Options) {
  const { pool, databaseUrl, log, now = () => new Date() } = options
  const { perPerson = 10, perProcess = 5_000, beatMs = 15_000 } = options
  const streams = new Map<string, Set<Stream>>()
  let count = 0
  let isStopped = false
  let hasListened = false

  const of = (userId: string) => [...(streams.get(userId) ?? [])]
  const all = () => [...streams.values()].flatMap((set) => [...set])

  function forget(stream: Stream) {
    const own = streams.get(stream.userId)
    if (!own?.delete(stream)) return
    count -= 1
    if (own.size === 0) streams.delete(stream.userId)
  }

  function finish(stream: Stream, how: "ended" | "cut") {
    stream.finish(how)
    forget(stream)
  }

  function hear(payload: string) {
    const said = read(payload)
    if (!said) return
    const { userId, ...event } = said
    for (const stream of of(userId)) {
      if (event.kind !== "session_ended") stream.push(event)
      else if (stream.sessionId === event.sessionId) finish(stream, "ended")
    }
  }

  async function look(some: Stream[]) {
    const before = new Map(some.map((stream) => [stream, stream.pushes()]))
    const ids = [...new Set(some.map(({ sessionId }) => sessionId))]
    if (ids.length === 0) return
    const { rows } = await pool.query<{ id: string; unread: number }>({
      name: "live_state",
      text: stateOf,
      values: [ids, now()],
    })
    const unreadOf = new Map(rows.map(({ id, unread }) => [id, unread]))
    for (const stream of some) {
      const unread = unreadOf.get(stream.sessionId)
      if (unread === undefined) {
        finish(stream, "ended")
        continue
      }
      const event = { kind: "notification", unread } as const
      // What the line has said in the meantime is newer than this look.
      const isOlder = stream.pushes() !== before.get(stream)
      if (!isOlder && !stream.isKnown(event)) stream.push(event)
    }
  }

  const lookAtAll = () =>
    look(all()).catch((error: unknown) => log.warn({ err: error }, "cannot look at streams"))
  const line = listenTo({
    databaseUrl,
    name: "doable-live",
    channel: liveChannel,
    log,
    onListening() {
      void lookAtAll()
      // What was said in conversations while the line was broken.
      if (hasListened) for (const stream of all()) stream.push({ kind: "conversation" })
      hasListened = true
    },
    onMessage: hear,
  })
  const beat = setInterval(() => void lookAtAll(), beatMs)

  return {
    isListening: line.isListening,
    count: () => count,

    /** Serves a person's newest pages. A page first gets the current state. */
    async open(who: { userId: string; sessionId: string }, signal: AbortSignal | undefined) {
      if (isStopped || count >= perProcess) throw new Refused("streams_full")
      const stream = createStream(who)
      const own = streams.get(who.userId) ?? new Set()
      streams.set(who.userId, own.add(stream))
      count += 1
      signal?.addEventListener("abort", () => finish(stream, "ended"), { once: true })
      for (const older of [...own].slice(0, -perPerson)) finish(older, "ended")
      if (signal?.aborted) finish(stream, "ended")
      try {
        await look([stream])
      } catch (error) {
        finish(stream, "ended")
        throw error
      }
      return stream.read()
    },

    async stop() {
      isStopped = true
      clearInterval(beat)
      for (const stream of all()) finish(stream, "cut")
      await line.stop()
    },
  }
}
