// `npm test` runs every check and `npm run verify` the fast ones; each goes on to the end after a failure.
import { join } from "node:path"
import { ensureChromium } from "./chromium.ts"
import { root } from "./env.ts"
import { launch } from "./launch.ts"
import { runSteps } from "./run-steps.ts"
import type { Step } from "./run-steps.ts"
import { runVitest } from "./run-vitest.ts"

const minute = 60_000

const bin = (name: string) => join(root, "node_modules/.bin", name)

function command(name: string, tool: string, ...args: string[]): Step {
  return {
    name,
    run: async ({ processes }) => {
      await processes.run(name, process.execPath, [bin(tool), ...args], {
        cwd: root,
        limitMs: 20 * minute,
      })
      return { passed: 1, failed: 0 }
    },
  }
}

const tests = (name: string, projects: string[], limitMs = 40 * minute): Step => ({
  name,
  run: (launcher) => runVitest(launcher, projects, limitMs),
})

/** Counts the facts that tests show and lists the others; one that fell off the list fails. */
const facts: Step = {
  name: "facts of the specification",
  run: async ({ processes, say }) => {
    await processes.run("facts", process.execPath, [join(root, "checks/facts.ts")], {
      cwd: root,
      limitMs: minute,
      onLine: (line) => say(`    ${line}`),
    })
    return { passed: 1, failed: 0 }
  },
}

const browser: Step = {
  name: "a browser for the tests",
  run: async (launcher) => {
    launcher.say(`Browser: ${await ensureChromium(launcher)}`)
    return { passed: 0, failed: 0 }
  },
}

const isFast = process.argv.includes("--fast")

const steps: Step[] = [
  command("format", "oxfmt", "--check", "."),
  command("lint", "oxlint", "--quiet"),
  command("types of the scripts and checks", "tsc", "-p", "."),
  command("types of the domain", "tsc", "-p", "packages/domain"),
  command("types of the API", "tsc", "-p", "apps/api"),
  command("types of the web", "tsc", "-p", "apps/web"),
  command("unused code", "knip", "--no-progress"),
  facts,
  ...(isFast
    ? [tests("rules", ["domain", "checks"])]
    : [
        tests("tests without a browser", ["domain", "checks", "scripts", "web", "api"]),
        browser,
        { ...tests("tests in a browser", ["e2e"], 70 * minute), needs: browser.name },
      ]),
]

launch((launcher) => runSteps(launcher, steps))
