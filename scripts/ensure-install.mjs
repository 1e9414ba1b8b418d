// Installs what the lock file names, if it isn't there yet. Plain JavaScript for the machine's own Node:
// nothing is installed at this point, and the Node that runs everything else comes with the install.
import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { forgottenPackages, isMeantFor, nameOf, packageAt } from "./native-packages.mjs"

const root = join(import.meta.dirname, "..")

/** npm writes what it has really installed beside it; that is held against the lock file. */
export function whyInstallIsNeeded(folder, machine = thisMachine()) {
  const wanted = packagesIn(join(folder, "package-lock.json"))
  if (!existsSync(join(folder, "node_modules"))) return "nothing is installed yet"
  const installed = packagesIn(join(folder, "node_modules", ".package-lock.json"))
  if (!installed) return "the last install was not finished"
  if (!existsSync(join(folder, "node_modules", ".bin", "node"))) return "the pinned Node is missing"
  for (const [path, entry] of Object.entries(wanted ?? {})) {
    if (!path.includes("node_modules/") || entry.link || !isNeededOn(machine, entry)) continue
    // The folder of a workspace can be gone although npm's record still names what was in it.
    const version = path.startsWith("node_modules/")
      ? installed[path]?.version
      : versionIn(join(folder, path, "package.json"))
    const name = packageAt(path, entry)
    if (!version) return `${name} is missing`
    if (version !== entry.version) return `${name} has changed`
  }
  return null
}

/** Said when npm has ended well and something is still missing, so that the next start doesn't just try again. */
export function whyInstallWasInVain(folder, machine = thisMachine()) {
  const native = whyNativeIsMissing(folder, machine)
  if (native) return native
  const why = whyInstallIsNeeded(folder, machine)
  if (!why) return null
  const hint = why.includes("pinned Node")
    ? "Its install script did not run; if npm is set to ignore-scripts, allow it here: npm_config_ignore_scripts=false npm ci"
    : "Look at npm's settings (omit, include, os, cpu) and run: npm ci --include=dev --include=optional"
  return `npm ci has ended well, but ${why}. ${hint}`
}

/** A part made for one kind of machine alone: npm ends well without it, and the product fails later. */
function whyNativeIsMissing(folder, machine) {
  const wanted = packagesIn(join(folder, "package-lock.json")) ?? {}
  const installed = packagesIn(join(folder, "node_modules", ".package-lock.json")) ?? {}
  const [forgotten] = forgottenPackages(wanted, [machine])
  const left = Object.entries(wanted).find(
    ([path, entry]) => entry.optional && entry.cpu && isNeededOn(machine, entry) && !installed[path],
  )
  if (!forgotten && !left) return null
  const name = forgotten
    ? `${forgotten.name}@${forgotten.version}`
    : `${packageAt(left[0], left[1])}@${left[1].version}`
  return (
    `npm ci has ended well, but ${name} is not there, and on this machine (${nameOf(machine)}) nothing runs ` +
    "without it. Either npm is told to leave optional packages out: npm ci --include=dev --include=optional. " +
    "Or the registry has no such build: npm run check:lock lists what it lacks; choose a version that exists, " +
    "delete package-lock.json and run npm install."
  )
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : null
}

function versionIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null
}

function thisMachine() {
  const glibc = process.report?.getReport().header.glibcVersionRuntime
  return { os: process.platform, cpu: process.arch, libc: glibc ? "glibc" : "musl" }
}

/** Optional packages are asked for only if they name this machine; npm leaves the others out. */
function isNeededOn(machine, entry) {
  if (!entry.optional && !entry.devOptional) return true
  return Boolean(entry.os || entry.cpu) && isMeantFor(entry, machine)
}

async function install(why) {
  const since = Date.now()
  console.log(`• install: ${why} (npm ci; the first time takes a minute or two)`)
  // With NODE_ENV=production npm would leave out the pinned Node and the build tools.
  const child = spawn("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  })
  let stoppedBy = null
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ]) {
    process.on(signal, () => {
      // The group, because npm's own children install the pinned Node. npm doesn't listen while it
      // downloads, and a half-made install is started again anyway: so it isn't waited for.
      endGroup(child.pid, signal)
      setTimeout(() => endGroup(child.pid, "SIGKILL"), 1000)
      stoppedBy ??= code
    })
  }
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`✗ install: npm could not be started (${error.message})`)
      resolve(1)
    })
    child.once("exit", (exitCode) => resolve(exitCode ?? 1))
  })
  if (stoppedBy) {
    endGroup(child.pid, "SIGKILL")
    console.log("✗ install: stopped; the next start begins it anew")
    return stoppedBy
  }
  const inVain = code === 0 ? whyInstallWasInVain(root) : null
  if (inVain) {
    console.error(`✗ install: ${inVain}`)
    return 1
  }
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(code === 0 ? `✓ install (${seconds} s)` : `✗ install failed after ${seconds} s`)
  return code
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Already gone.
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const why = whyInstallIsNeeded(root)
  if (why) process.exit(await install(why))
}
