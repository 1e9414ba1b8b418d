// Finds a Chromium for the browser tests, or brings one.
import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { CannotStart } from "./cannot-start.ts"
import { chosenBrowser, root, searchPath } from "./env.ts"
import type { Launcher } from "./launch.ts"

// The one made for programs first: the same engine without a browser's window costs a third of the time.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
]
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

type Machine = { chosen?: string; path: string[]; places: string[] }

const thisMachine = (): Machine => ({
  chosen: chosenBrowser(),
  path: searchPath(),
  places: [...macApps, chromium.executablePath()],
})

/** The path of a browser that is already there: the chosen one, an installed one, or playwright's. */
export function findChromium({ chosen, path, places }: Machine = thisMachine()): string | null {
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new CannotStart(`CHROME_PATH names ${chosen}, which cannot be run. Correct or remove it.`)
  }
  const installed = commands.flatMap((command) => path.map((folder) => join(folder, command)))
  return [...installed, ...places].find(runs) ?? null
}

/** For tests: `npm test` has made sure that there's one. */
export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new Error("There is no Chromium. `npm test` installs one; or name yours in CHROME_PATH.")
  return found
}

export async function ensureChromium({ processes, say }: Launcher): Promise<string> {
  const found = findChromium()
  if (found) return found
  for (const [command, ...args] of waysToInstall()) {
    say(`• no browser found; installing one: ${command} ${args.join(" ")}`)
    const isDone = await processes.run(command, command, args, { cwd: root, limitMs: 600_000 }).then(
      () => true,
      (error: Error) => {
        if (processes.isStopping()) throw error
        say(error.message)
        return false
      },
    )
    const installed = isDone ? findChromium() : null
    if (installed) return installed
  }
  if (isExecutable(chromium.executablePath())) {
    throw new CannotStart(
      "Chromium is installed but cannot run: this system lacks libraries that it needs. " +
        "Install them: npx playwright-core install-deps chromium",
    )
  }
  throw new CannotStart(
    "There is no Chromium and none could be installed. " +
      "Install Chromium or Google Chrome, or name yours: CHROME_PATH=… npm test",
  )
}

function waysToInstall(): [string, ...string[]][] {
  const ways: [string, ...string[]][] = []
  const hasApt = searchPath().some((folder) => isExecutable(join(folder, "apt-get")))
  if (hasApt && process.getuid?.() === 0) {
    const quietly = ["-o", "Dpkg::Use-Pty=0", "-qq"]
    ways.push(["apt-get", ...quietly, "update"])
    const install = ["apt-get", ...quietly, "install", "-y", "--no-install-recommends"] as const
    ways.push([...install, "chromium-headless-shell"], [...install, "chromium"])
  }
  ways.push([process.execPath, join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"])
  return ways
}

/** Some systems put a file there that only says how to install the browser, or lack its libraries. */
function runs(file: string): boolean {
  return isExecutable(file) && spawnSync(file, ["--version"], { timeout: 30_000 }).status === 0
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
