// `npm run check:lock`, after every change of a dependency: does the registry have what package-lock.json names, for
// every machine that we support? npm says nothing where an optional package is missing, and the product then fails
// on that machine alone.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { forgottenPackages, nameOf, wantedPackages } from "./native-packages.mjs"

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"))
const registry = execFileSync("npm", ["config", "get", "registry"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
})
  .trim()
  .replace(/\/$/, "")

const wanted = wantedPackages(packages)
const missing = forgottenPackages(packages).map(
  ({ name, version, machine, neededBy }) =>
    `${name}@${version}: ${neededBy} needs it on ${nameOf(machine)}, and it is not in the lock file`,
)

const asked = new Map()
function versionsOf(name) {
  if (!asked.has(name)) asked.set(name, askRegistry(name))
  return asked.get(name)
}

async function askRegistry(name) {
  const answer = await fetch(`${registry}/${name.replace("/", "%2f")}`, {
    headers: { accept: "application/vnd.npm.install-v1+json" },
  })
  return answer.ok ? Object.keys((await answer.json()).versions) : []
}

const queue = [...wanted]
async function work() {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const versions = await versionsOf(next.name)
    if (!versions.includes(next.version)) missing.push(`${next.name}@${next.version}: the registry lacks it`)
  }
}
await Promise.all(Array.from({ length: 12 }, work))

console.log(`${wanted.length} packages asked for, ${missing.length} missing`)
for (const line of missing.toSorted()) console.log(`  ${line}`)
if (missing.length > 0) {
  console.log(
    "Choose versions that exist for all four machines, delete package-lock.json and run: npm install",
  )
  process.exitCode = 1
}
