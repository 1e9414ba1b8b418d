import { expect, test } from "vitest"
import { createProcessGroup } from "./process-group.ts"
import { runSteps } from "./run-steps.ts"
import type { Step } from "./run-steps.ts"

async function run(steps: Step[]) {
  const lines: string[] = []
  const launcher = {
    processes: createProcessGroup(),
    say: (line: string) => void lines.push(line),
    step: <T>(_name: string, work: () => Promise<T>) => work(),
  }
  const code = await runSteps(launcher, steps)
  return { code, lines, last: lines.at(-1)?.trim() }
}

const good: Step = { name: "types", run: async () => ({ passed: 1, failed: 0 }) }
const bad: Step = { name: "a browser", run: () => Promise.reject(new Error("none could be installed")) }

test("all that passes ends with 0 and the count as the last line", async () => {
  expect(await run([good, good])).toMatchObject({ code: 0, last: "2 passed, 0 failed" })
})

test("a step that fails is counted once, with its reason, and the others still run", async () => {
  const { code, lines, last } = await run([bad, good])
  expect({ code, last }).toEqual({ code: 1, last: "1 passed, 1 failed" })
  expect(lines).toContain("    none could be installed")
  expect(lines).toContain("\nFailed: a browser")
})

test("the tests that failed are named at the end, whatever ran after them", async () => {
  const failures = ["walk.test.ts > a page shows: Error: it does not"]
  const { lines } = await run([
    { name: "stories", run: async () => ({ passed: 0, failed: 1, failures }) },
    good,
  ])
  expect(lines.slice(-3)).toEqual(["\nFailed: stories", `  ✗ ${failures[0]}`, "\n1 passed, 1 failed"])
})

test("only what needs a step that failed is left out", async () => {
  const stories = { ...good, name: "stories", needs: bad.name }
  const { lines, last } = await run([bad, stories, good])
  expect(lines).toContain("– stories: left out, because it needs a browser")
  expect(last).toBe("1 passed, 1 failed")
})

test("a step over its limit is a failure like any other", async () => {
  const endless: Step = {
    name: "endless",
    run: async ({ processes }) => {
      await processes.run("endless", process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
        limitMs: 300,
      })
      return { passed: 1, failed: 0 }
    },
  }
  const { lines, last } = await run([endless, good])
  expect(lines.join("\n")).toContain("took longer than 0.3 s")
  expect(last).toBe("1 passed, 1 failed")
})
