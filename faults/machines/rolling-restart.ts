import { setTimeout as pause } from "node:timers/promises"
import { aUser, signedInCookie } from "../../apps/api/test/factories.ts"
import { freePort } from "../../scripts/ports.ts"
import type { Fault } from "../fault.ts"
import { startHaproxy, startNginx, type Behind } from "./proxies.ts"
import { aWorld, type Server } from "../world.ts"

/** Longer than haproxy needs to notice (three checks, two seconds apart). nginx notices nothing ahead. */
const stopDelayMs = 8_000
/** nginx leaves a server alone for ten seconds after it was refused there; until then, the other one has to stay. */
const betweenRestartsMs = 11_000

/**
 * Two APIs and two webs behind a proxy as it comes: each is restarted in turn while visitors read pages and lists and
 * somebody who is logged in saves. Needs Debian's packages nginx and haproxy.
 */
export const fault: Fault = async ({ times: requests = 10_000, isPlanted }) => {
  const details: string[] = []
  let failed = 0
  for (const [name, startProxy] of Object.entries({ nginx: startNginx, haproxy: startHaproxy })) {
    const result = await behind(startProxy, requests, isPlanted)
    failed += result.failures.length
    details.push(
      `${name}: ${result.restarts} restarts, ${result.asked} requests, ${result.failures.length} failed`,
      ...result.failures.slice(0, 5),
    )
  }
  return {
    figure: details.filter((line) => line.includes("restarts")).join("; "),
    goal: `0 failed of ${requests} behind each proxy`,
    isMet: failed === 0,
    details,
  }
}

async function behind(startProxy: Behind, requests: number, isPlanted: boolean) {
  const [webPort, apiPort] = [await freePort(), await freePort()]
  const at = { web: `http://localhost:${webPort}`, api: `http://localhost:${apiPort}` }
  const world = await aWorld({ hasWeb: true, at, api: { STOP_DELAY_MS: String(stopDelayMs) } })
  const [api2, web2] = [await world.anotherApi(), await world.anotherWeb()]
  await Promise.all([api2.start(), web2.start()])
  const servers: Server[] = [world.api, api2, world.web, web2]
  const proxy = await startProxy(world.folder, [
    { port: webPort, servers: [world.web.url, web2.url] },
    { port: apiPort, servers: [world.api.url, api2.url] },
  ])
  const failures: string[] = []
  const state = { asked: 0, restarts: 0 }
  const isOver = () => state.asked >= requests && state.restarts >= servers.length
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const asks: (() => Promise<Response>)[] = [
    () => fetch(`${at.web}/tasks`, { headers: { accept: "text/html" } }),
    () => fetch(`${at.api}/trpc/task.getList?input=%7B%7D`),
    () => fetch(`${at.web}/help`, { headers: { accept: "text/html" } }),
    () =>
      fetch(`${at.api}/trpc/user.setLocale`, {
        method: "POST",
        headers: { cookie, origin: at.web, "content-type": "application/json" },
        body: JSON.stringify({ locale: "ro" }),
      }),
  ]
  const visitor = async (number: number) => {
    for (let turn = number; !isOver(); turn += 1) {
      state.asked += 1
      const ask = turn % asks.length
      const since = new Date().toISOString().slice(17, 23)
      await asks[ask]?.().then(
        async (answer) => {
          await answer.arrayBuffer()
          if (answer.status !== 200) failures.push(`${since} request ${ask}: ${answer.status}`)
        },
        (error: Error) => failures.push(`${since} request ${ask}: ${String(error.cause ?? error)}`),
      )
      // Enough requests are asked, evenly, while the restarts go on.
      if (state.asked > requests * ((state.restarts + 1) / servers.length)) await pause(100)
    }
  }
  try {
    const visitors = Array.from({ length: 8 }, (_, number) => visitor(number))
    for (const server of servers) {
      if (isPlanted) {
        await server.kill()
        await server.start()
      } else await server.restart()
      await pause(betweenRestartsMs)
      state.restarts += 1
    }
    await Promise.all(visitors)
    return { failures, ...state }
  } finally {
    state.asked = state.restarts = Number.POSITIVE_INFINITY
    await proxy.stop()
    await world.close()
  }
}
