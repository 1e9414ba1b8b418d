import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { expect, test } from "vitest"
import { isAlive } from "./is-alive.ts"

const forever = "setInterval(() => {}, 1000)"

/** Runs a launcher of its own in another process and tells what it said and how it ended. */
function launcher(main: string) {
  const script = `import { launch } from ${JSON.stringify(import.meta.resolve("./launch.ts"))}
    import { CannotStart } from ${JSON.stringify(import.meta.resolve("./cannot-start.ts"))}
    launch(async ({ processes, step, say }) => { ${main} })`
  const { npm_lifecycle_event: _, ...env } = process.env
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], { env })
  const lines: string[] = []
  const waiting = new Map<string, (line: string) => void>()
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line)
    for (const [text, found] of waiting) if (line.includes(text)) found(line)
  })
  const said = (text: string) =>
    new Promise<string>((resolve) => {
      const before = lines.find((line) => line.includes(text))
      if (before) resolve(before)
      else waiting.set(text, resolve)
    })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  return { child, lines, said, ended }
}

const startChild = (script: string) =>
  `processes.start("server", process.execPath, ["-e", ${JSON.stringify(script)}], { onLine: say })`

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends every child and exits with %i", async (signal, code) => {
  const { child, said, ended } = launcher(
    `${startChild(`console.log("pid " + process.pid); ${forever}`)}; return new Promise(() => {})`,
  )
  const pid = Number((await said("pid ")).slice(4))
  child.kill(signal)
  expect(await ended).toBe(code)
  expect(isAlive(pid)).toBe(false)
})

test("a signal in the middle of a step ends it without calling it a failure", async () => {
  const step = `await step("build", () => processes.run("vite", process.execPath, ["-e", ${JSON.stringify(forever)}]))`
  const { child, said, lines, ended } = launcher(step)
  await said("• build…")
  child.kill("SIGTERM")
  expect(await ended).toBe(143)
  expect(lines.join("\n")).not.toContain("✗")
})

test("the second Ctrl-C forces a child that does not listen", async () => {
  const deaf = `process.on("SIGTERM", () => console.log("heard")); console.log("ready"); ${forever}`
  const { child, said, ended } = launcher(`${startChild(deaf)}; return new Promise(() => {})`)
  await said("ready")
  child.kill("SIGINT")
  await said("heard")
  child.kill("SIGINT")
  expect(await ended).toBe(130)
})

test("a step says what it does and how long it took", async () => {
  const { lines, ended } = launcher(`await step("migrate", async () => {}); return 0`)
  expect(await ended).toBe(0)
  expect(lines[0]).toBe("• migrate…")
  expect(lines[1]).toMatch(/^✓ migrate \(\d+\.\d s\)$/)
})

test("a reason that people can act on is one line, and the exit code is 1", async () => {
  const { lines, ended } = launcher(`throw new CannotStart("Port 3000 is taken")`)
  expect(await ended).toBe(1)
  expect(lines).toEqual(["✗ Port 3000 is taken"])
})
