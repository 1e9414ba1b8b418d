import { randomUUID } from "node:crypto"
import { connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { broadcast } from "../../apps/api/src/platform/live/broadcast.ts"
import { aUser, signedInCookie } from "../../apps/api/test/factories.ts"
import { megabytes, memoryOf, percentile, seconds, type Fault } from "../fault.ts"
import { aWorld, type Server } from "../world.ts"

/** As many as a process takes of one person. */
const pagesEach = 10
/** How many connect at the same time; a browser waits for its turn too. */
const atOnce = 50
const patienceMs = 30_000

/**
 * `npm run faults -- listeners 10000`: so many open pages over two APIs, and one event for each. A process needs a file
 * for every page: `ulimit -n` must allow 12,000.
 */
export const fault: Fault = async ({ times: pages = 10_000, isPlanted }) => {
  const world = await aWorld({ api: { DATABASE_POOL: "20" } })
  const sockets: Socket[] = []
  try {
    const second = await world.anotherApi()
    await second.start()
    const apis = [world.api, second]
    const before = await Promise.all(apis.map((api) => memoryOf(api.pid())))
    const people = await Promise.all(
      Array.from({ length: Math.ceil(pages / pagesEach / apis.length) }, async () => {
        const user = await aUser(world.db)
        return { id: user.id, cookie: await signedInCookie(world.db, user) }
      }),
    )
    const mark = randomUUID()
    const heard: number[] = []
    const wrong: string[] = []
    const open = people.flatMap(({ cookie }) =>
      Array.from({ length: pagesEach }, () =>
        apis.map((api) => () => listen(api, cookie, { sockets, mark, heard, wrong })),
      ).flat(),
    )
    const since = performance.now()
    const waiting = open.slice(0, pages)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await next()
      }),
    )
    const connected = performance.now() - since
    const after = await Promise.all(apis.map((api) => memoryOf(api.pid())))
    const listening = sockets.filter(({ destroyed }) => !destroyed).length
    console.log(`  ${listening} pages listen after ${seconds(connected)}`)

    const told = isPlanted ? people.slice(1) : people
    await world.db.transaction(async (tx) => {
      for (const { id } of told) await broadcast(tx, id, { kind: "task", id: mark })
    })
    const sent = performance.now()
    while (heard.length < pages && performance.now() - sent < (isPlanted ? 10_000 : patienceMs))
      await pause(50)
    const took = heard.map((at) => at - sent)
    const grown = after.map((bytes, number) => bytes - (before[number] ?? 0))
    const answers = await Promise.all(apis.map((api) => api.isReady()))
    return {
      figure: `${listening} pages over two processes, connected in ${seconds(connected)}: ${heard.length} heard the event, the last one after ${seconds(Math.max(...took))}, half of them within ${seconds(percentile(took, 0.5))}; memory of the processes grew by ${grown.map(megabytes).join(" and ")} (${Math.round(Math.max(...grown) / (pages / apis.length) / 1024)} kB per page)`,
      goal: "every page hears it, both processes stay ready",
      isMet: heard.length === pages && answers.every(Boolean),
      details: [
        `${sockets.filter(({ destroyed }) => !destroyed).length} pages listen at the end`,
        ...wrong.slice(0, 5),
      ],
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await world.close()
  }
}

type Ear = { sockets: Socket[]; mark: string; heard: number[]; wrong: string[] }

/** An open page, with as little as it takes: resolves once the API has said yes. */
async function listen(api: Server, cookie: string, { sockets, mark, heard, wrong }: Ear) {
  const { hostname, port, host } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  const answered = Promise.withResolvers<void>()
  let text = ""
  let hasHeard = false
  socket.on("data", (chunk) => {
    text = (text + chunk.toString("latin1")).slice(-4_000)
    if (text.startsWith("HTTP/1.1 200")) answered.resolve()
    else if (text.startsWith("HTTP/1.1 ")) fail(text.slice(0, 40))
    if (hasHeard || !text.includes(mark)) return
    hasHeard = true
    heard.push(performance.now())
  })
  const fail = (why: string) => {
    wrong.push(why)
    answered.resolve()
    socket.destroy()
  }
  socket.on("error", (error) => fail(String(error)))
  socket.write(
    `GET /trpc/live.onEvent HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nCookie: ${cookie}\r\n\r\n`,
  )
  await answered.promise
}
