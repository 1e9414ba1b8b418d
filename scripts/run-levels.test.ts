import { expect, test } from "vitest"
import { createProcessGroup } from "./process-group.ts"
import { runLevels } from "./run-levels.ts"
import type { Level, Step } from "./run-levels.ts"

const run = (steps: Step[]) => runAll([{ name: "level", steps }])

async function runAll(levels: Level[]) {
  const lines: string[] = []
  const launcher = {
    processes: createProcessGroup(),
    say: (line: string) => void lines.push(line),
    step: <T>(_name: string, work: () => Promise<T>) => work(),
  }
  const code = await runLevels(launcher, levels)
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
  expect(lines.slice(-4, -2)).toEqual(["\nFailed: stories", `  ✗ ${failures[0]}`])
  expect(lines.at(-1)).toBe("\n1 passed, 1 failed")
})

test("a tool's first three complaints are named at the end, in place of everything it said", async () => {
  const said = ["Checking …", ...["a", "b", "c", "d"].map((name) => `${name}.ts(1,1): error TS1: no`)]
  const types: Step = {
    name: "types",
    run: () => Promise.reject(new Error(["types ended with code 1:", ...said].join("\n"))),
  }
  const { lines } = await run([types, good])
  expect(lines.at(-3)).toBe(
    `  ✗ types: ${said
      .slice(1, 4)
      .map((line) => `\n      ${line}`)
      .join("")}`,
  )
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

test("the end has a table of levels, with the folders of browser tests", async () => {
  const part = (name: string) => ({ name, passed: 2, failed: 0, seconds: 61 })
  const { lines } = await runAll([
    { name: "static", steps: [good] },
    {
      name: "browser",
      steps: [
        { name: "walk", run: async () => ({ passed: 4, failed: 1, parts: [part("walk"), part("stories")] }) },
      ],
    },
  ])
  const table = lines.at(-2)?.trim().split("\n") ?? []
  expect(table.map((row) => row.split(/\s{2,}/).slice(-4, -1))).toEqual([
    ["level", "passed", "failed"],
    ["static", "1", "0"],
    ["browser", "4", "1"],
    ["walk", "2", "0"],
    ["stories", "2", "0"],
    ["all", "5", "1"],
  ])
})

test("steps of a level run side by side where it says so", async () => {
  let running = 0
  let most = 0
  const step: Step = {
    name: "one",
    run: async () => {
      most = Math.max(most, (running += 1))
      await new Promise((wake) => setImmediate(wake))
      running -= 1
      return { passed: 1, failed: 0 }
    },
  }
  expect((await runAll([{ name: "static", atOnce: 2, steps: [step, step, step] }])).last).toBe(
    "3 passed, 0 failed",
  )
  expect(most).toBe(2)
})
