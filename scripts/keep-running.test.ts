import { expect, onTestFinished, test } from "vitest"
import { isAlive } from "./is-alive.ts"
import { keepRunning, type Kept } from "./keep-running.ts"
import { createProcessGroup } from "./process-group.ts"

const forever = "setInterval(() => {}, 1000)"

/** Servers of a real group, with what was said about them and how long each pause was. */
function aGroup() {
  const processes = createProcessGroup()
  onTestFinished(() => processes.stop())
  const lines: string[] = []
  const pauses: number[] = []
  const started: number[] = []
  const start = (name: string, script: string) => {
    const child = processes.start(name, process.execPath, ["-e", script])
    started.push(child.pid)
    return child
  }
  const say = (line: string) => void lines.push(line)
  const wait = async (ms: number) => void pauses.push(ms)
  const server = (name: string, script: string, later = script): Kept => ({
    first: start(name, script),
    again: () => start(name, later),
  })
  const clock = { now: 0 }
  const keep = (...servers: Kept[]) => keepRunning({ processes, say, wait, now: () => clock.now }, servers)
  return { processes, lines, pauses, started, server, keep, clock }
}

test("a server that dies is started again, and the others are left alone", async () => {
  const { processes, lines, started, server, keep } = aGroup()
  const running = keep(server("the API", forever), server("the web server", forever))
  running.catch(() => {})
  const [api = 0, web = 0] = started
  process.kill(api, "SIGKILL")
  await expect.poll(() => started.length).toBe(3)
  expect(lines).toEqual(["✗ the API ended by SIGKILL; starting it again"])
  expect([api, web, started[2] ?? 0].map(isAlive)).toEqual([false, true, true])

  await processes.stop()
  await expect(running).rejects.toThrow("ended by SIGTERM")
  expect(started.map(isAlive)).toEqual([false, false, false])
  expect(started).toHaveLength(3)
})

test("one that dies again and again is waited for ever longer, then given up with what it said", async () => {
  const { pauses, started, server, keep } = aGroup()
  const broken = "console.error('no such table'); process.exit(3)"
  await expect(keep(server("the API", broken), server("the web server", forever))).rejects.toThrow(
    /^the API failed 5 times in a minute and is not started again\. the API ended with code 3:\nno such table$/,
  )
  expect(pauses).toEqual([250, 500, 1000, 2000])
  expect(started).toHaveLength(6)
})

test("a start that fails counts as an end, however long it takes", async () => {
  const { started, server, keep, clock } = aGroup()
  const { first } = server("PostgreSQL", "process.exit(1)")
  const again = () => {
    clock.now += 60_000
    return Promise.reject(new Error("not ready within 60 s"))
  }
  await expect(keep({ first, again })).rejects.toThrow(/PostgreSQL failed 5 times[^]*not ready within 60 s/)
  expect(started).toHaveLength(1)
})

test("one that dies now and then is started again for ever", async () => {
  const { processes, pauses, server, keep, clock } = aGroup()
  const { first } = server("the API", "process.exit(1)")
  let runs = 0
  const again = () => {
    runs += 1
    const child = processes.start("the API", process.execPath, ["-e", "process.exit(1)"])
    void child.exited.then(() => (clock.now += 20_000))
    return child
  }
  const running = keep({ first, again })
  await expect.poll(() => runs).toBeGreaterThan(12)
  expect(Math.max(...pauses)).toBe(1000)
  await processes.stop()
  await expect(running).rejects.toThrow("the API ended")
})
