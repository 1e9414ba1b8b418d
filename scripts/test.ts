// `npm test` runs every check, `npm run verify` the fast ones, `npm test -- offer chat` the test files whose path has
// one of these words, at any level. Each goes on to the end after a failure.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { prepare } from "../e2e/world/prepared.ts"
import { ensureChromium } from "./chromium.ts"
import { isLongRun, loadQuickly, root } from "./env.ts"
import { launch } from "./launch.ts"
import { runLevels } from "./run-levels.ts"
import type { Level, Step } from "./run-levels.ts"
import { runVitest } from "./run-vitest.ts"
import { testFilesWith } from "./test-files.ts"

const minute = 60_000
/** Long runs (`npm run test:long`) end by themselves. */
const limitMs = isLongRun() ? 24 * 60 * minute : 40 * minute

const bin = (name: string) => join(root, "node_modules/.bin", name)

function command(name: string, tool: string, ...args: string[]): Step {
  return {
    name,
    run: async ({ processes }) => {
      await processes.run(name, process.execPath, [bin(tool), ...args], { cwd: root, limitMs: 20 * minute })
      return { passed: 1, failed: 0 }
    },
  }
}

/**
 * What was found last time is kept, so that only what has changed is looked at again. One checker each: several would
 * work out the same shared types several times, and two of these steps run at the same time anyway.
 */
function types(name: string, project: string): Step {
  const kept = join(
    root,
    ".cache/types",
    `${project === "." ? "root" : project.replace("/", "-")}.tsbuildinfo`,
  )
  return command(
    `types of ${name}`,
    "tsc",
    "-p",
    project,
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    kept,
  )
}

/** Counts the facts that tests show and lists the others; one that fell off the list fails. */
const facts: Step = {
  name: "facts of the specification",
  run: async ({ processes, say }) => {
    const lines: string[] = []
    await processes
      .run("facts", process.execPath, [join(root, "checks/facts.ts")], {
        cwd: root,
        limitMs: minute,
        onLine: (line) => lines.push(`    ${line}`),
      })
      .finally(() => say(lines.join("\n")))
    return { passed: 1, failed: 0 }
  },
}

const tests = (name: string, projects: string[], words: string[] = []): Step => ({
  name,
  run: (launcher) => runVitest(launcher, { projects, words, limitMs }),
})

const browser: Step = {
  name: "a browser for the tests",
  run: async (launcher) => {
    launcher.say(`Browser: ${await ensureChromium(launcher)}`)
    return { passed: 0, failed: 0 }
  },
}

/** Made while other tests wait for their database; the browser tests would make it themselves. */
const world: Step = {
  name: "what the browser tests begin with",
  run: async ({ processes }) => {
    await prepare(processes)
    return { passed: 0, failed: 0 }
  },
}

const fixed: Level = {
  name: "static",
  atOnce: 2,
  steps: [
    types("the web", "apps/web"),
    types("the scripts and checks", "."),
    types("the API", "apps/api"),
    command("unused code (delete it, or don’t export it)", "knip", "--no-progress"),
    command("lint", "oxlint", "--quiet"),
    command("format (npm run format)", "oxfmt", "--check", "."),
    types("the domain", "packages/domain"),
    types("the words", "packages/words"),
    facts,
  ],
}
const rules: Level = { name: "rules", steps: [tests("rules", ["domain", "words", "checks"])] }
const levels: Level[] = [
  fixed,
  rules,
  { name: "components", steps: [tests("components", ["web", "component"])] },
  { name: "commands", atOnce: 2, steps: [tests("commands", ["api", "process", "scripts"]), world] },
  {
    name: "browser",
    steps: [browser, { ...tests("walk and stories", ["e2e"]), needs: browser.name }],
  },
]

function chosen(args: string[]): Level[] {
  if (args.includes("--fast")) return [fixed, rules]
  if (args.length === 0) return levels
  const projects = ["domain", "words", "checks", "web", "component", "api", "process", "scripts", "e2e"]
  const step = tests(`tests with ${args.join(", ")}`, projects, args)
  const isBrowserNeeded = testFilesWith(args).some((file) => file.startsWith("e2e/"))
  return [{ name: "chosen", steps: isBrowserNeeded ? [browser, { ...step, needs: browser.name }] : [step] }]
}

mkdirSync(join(root, ".cache/types"), { recursive: true })
// Tests start the servers and commands dozens of times.
loadQuickly()
launch((launcher) => runLevels(launcher, chosen(process.argv.slice(2))))
