import { expect, test } from "vitest"
import { isAlive } from "./is-alive.ts"
import { createProcessGroup } from "./process-group.ts"

/** A child that says a line once it listens to signals, so that a test never has to guess. */
function startScript(script: string, flags: string[] = []) {
  const group = createProcessGroup()
  const ready = Promise.withResolvers<string>()
  const child = group.start("child", process.execPath, [...flags, "-e", script], {
    graceMs: 300,
    onLine: ready.resolve,
  })
  return { group, child, ready: ready.promise }
}

const forever = "setInterval(() => {}, 1000)"

test("a command that fails is reported with the end of what it said", async () => {
  const group = createProcessGroup()
  const failing = group.run("build", process.execPath, [
    "-e",
    "console.error('no such file'); process.exit(3)",
  ])
  await expect(failing).rejects.toThrow("build ended with code 3:\nno such file")
})

test("a command that does not exist is reported", async () => {
  await expect(createProcessGroup().run("thing", "/no/such/command", [])).rejects.toThrow("ENOENT")
})

test("children end in the reverse order of their start", async () => {
  const group = createProcessGroup()
  const order: string[] = []
  const polite = `process.on("SIGTERM", () => process.exit(0)); console.log("ready"); ${forever}`
  for (const name of ["database", "api", "web"]) {
    const ready = Promise.withResolvers<void>()
    const child = group.start(name, process.execPath, ["-e", polite], { onLine: () => ready.resolve() })
    void child.exited.then(() => order.push(name))
    await ready.promise
  }
  await group.stop()
  expect(order).toEqual(["web", "api", "database"])
})

test("a child that was started anew ends in the place of its first start", async () => {
  const group = createProcessGroup()
  const order: string[] = []
  const start = async (name: string) => {
    const ready = Promise.withResolvers<void>()
    const script = `process.on("SIGTERM", () => process.exit(0)); console.log("ready"); ${forever}`
    const child = group.start(name, process.execPath, ["-e", script], { onLine: () => ready.resolve() })
    void child.exited.then(() => order.push(name))
    await ready.promise
    return child
  }
  const database = await start("database")
  await start("api")
  process.kill(database.pid, "SIGKILL")
  await database.exited
  await start("database")
  await group.stop()
  expect(order).toEqual(["database", "api", "database"])
})

test("a child that ignores the request is ended by force", async () => {
  const { group, child, ready } = startScript(
    `process.on("SIGTERM", () => {}); console.log("ready"); ${forever}`,
  )
  await ready
  await group.stop()
  expect(await child.exited).toEqual({ code: null, signal: "SIGKILL" })
})

test("a command that takes longer than its limit is ended and has failed, whatever it says itself", async () => {
  const polite = `process.on("SIGTERM", () => process.exit(0)); console.log("at work"); ${forever}`
  const running = createProcessGroup().run("tests", process.execPath, ["-e", polite], { limitMs: 1_000 })
  await expect(running).rejects.toThrow(/^tests ended with code 124:[^]*longer than 1 s\)$/)
})

test("what a child had started ends with it", async () => {
  const script = `const { pid } = require("child_process").spawn(process.execPath, ["-e", "${forever}"])
    console.log(pid); ${forever}`
  const { group, ready } = startScript(script)
  const grandchild = Number(await ready)
  expect(isAlive(grandchild)).toBe(true)
  await group.stop()
  await expect.poll(() => isAlive(grandchild)).toBe(false)
})

test("the second request forces at once", async () => {
  const { group, child, ready } = startScript(
    `process.on("SIGTERM", () => {}); console.log("ready"); ${forever}`,
  )
  await ready
  const stopping = group.stop()
  group.kill()
  await stopping
  expect((await child.exited).signal).toBe("SIGKILL")
})

test("children do not outlive a process that is ended without stopping them", async () => {
  const module = JSON.stringify(import.meta.resolve("./process-group.ts"))
  const owner = `import { createProcessGroup } from ${module}
    createProcessGroup().start("child", process.execPath, ["-e", ${JSON.stringify(`console.log(process.pid); ${forever}`)}],
      { onLine: (line) => console.log(line) })`
  const { group, child, ready } = startScript(owner, ["--input-type=module"])
  const grandchild = Number(await ready)
  process.kill(child.pid, "SIGTERM")
  expect((await child.exited).code).toBe(143)
  await expect.poll(() => isAlive(grandchild)).toBe(false)
  await group.stop()
})

test("nothing starts any more once everything is being stopped", async () => {
  const group = createProcessGroup()
  await group.stop()
  expect(() => group.start("late", process.execPath, [])).toThrow("being stopped")
})
