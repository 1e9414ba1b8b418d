// Which packages a lock file needs on which machine. Plain JavaScript: it runs before anything is installed.

/** The machines that the README promises. */
export const machines = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "darwin", cpu: "arm64", libc: "" },
  { os: "darwin", cpu: "x64", libc: "" },
]

export const nameOf = ({ os, cpu }) => `${os === "darwin" ? "macOS" : "Linux"} ${cpu}`

const fits = (list, value) =>
  !list || list.includes(value) || (list.some((one) => one.startsWith("!")) && !list.includes(`!${value}`))

export const isMeantFor = ({ os, cpu, libc }, machine) =>
  fits(os, machine.os) && fits(cpu, machine.cpu) && (!machine.libc || fits(libc, machine.libc))

/** The package that a path of the lock file holds: `apps/web/node_modules/vite` holds vite. */
export const packageAt = (path, entry) => entry.name ?? path.replace(/^.*node_modules\//, "")

/** Everything in the lock file that one of these machines installs, as name and version. */
export function wantedPackages(packages, of = machines) {
  const wanted = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes("node_modules/") || entry.link) continue
    if (!of.some((machine) => isMeantFor(entry, machine))) continue
    const name = packageAt(path, entry)
    wanted.set(`${name}@${entry.version}`, { name, version: entry.version })
  }
  return [...wanted.values()]
}

/**
 * npm leaves an optional package that the registry lacks out of the lock file without a word. Such packages carry
 * their machine at the end of their name, so they are found by it.
 */
export function forgottenPackages(packages, of = machines) {
  const forgotten = []
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const machine = of.find(({ os, cpu, libc }) =>
        new RegExp(`\\b${os}-${cpu}${libc ? "(-(gnu|glibc))?" : ""}$`).test(name),
      )
      if (!machine || isInLock(packages, path, name, version)) continue
      forgotten.push({ name, version, machine, neededBy: path ? packageAt(path, {}) : "the project itself" })
    }
  }
  return forgotten
}

/** Beside the package that asks for it, or in one of the folders above, as Node looks for it. */
function isInLock(packages, path, name, version) {
  const parts = path.split("/node_modules/")
  const places = parts.map((_, from) => [...parts.slice(0, parts.length - from), name].join("/node_modules/"))
  const isExact = /^\d/.test(version)
  return [...places, `node_modules/${name}`].some((place) => {
    const found = packages[place]?.version
    return found && (!isExact || found === version)
  })
}
