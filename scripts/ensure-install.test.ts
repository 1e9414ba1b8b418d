import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { whyInstallIsNeeded, whyInstallWasInVain } from "./ensure-install.mjs"

let folder: string
const machine = { os: "linux", cpu: "x64", libc: "glibc" } as const
const wanted = {
  "": { name: "doable" },
  "apps/api": { name: "@doable/api" },
  "node_modules/@doable/api": { link: true },
  "node_modules/zod": { version: "4.0.0" },
  "node_modules/engine-linux": {
    version: "1.0.0",
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["glibc"],
  },
  "node_modules/engine-musl": {
    version: "1.0.0",
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  },
  "node_modules/engine-mac": { version: "1.0.0", optional: true, os: ["darwin"] },
  "node_modules/part-of-mac": { version: "1.0.0", optional: true },
}
const installed = {
  "node_modules/zod": { version: "4.0.0" },
  "node_modules/engine-linux": { version: "1.0.0" },
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-install-"))
  await write("package-lock.json", wanted)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(name: string, packages: object): Promise<void> {
  await writeFile(join(folder, name), JSON.stringify({ packages }))
}

async function pretendInstalled(packages: object): Promise<void> {
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true })
  await writeFile(join(folder, "node_modules/.bin/node"), "")
  await write("node_modules/.package-lock.json", packages)
}

test("a fresh clone needs an install", () => {
  expect(whyInstallIsNeeded(folder, machine)).toBe("nothing is installed yet")
})

test("an install that was cut short is begun anew", async () => {
  await mkdir(join(folder, "node_modules/zod"), { recursive: true })
  expect(whyInstallIsNeeded(folder, machine)).toBe("the last install was not finished")
})

test("nothing is done when everything for this machine is there", async () => {
  await pretendInstalled(installed)
  expect(whyInstallIsNeeded(folder, machine)).toBe(null)
})

test("a package with another version is named", async () => {
  await pretendInstalled({ ...installed, "node_modules/zod": { version: "3.9.0" } })
  expect(whyInstallIsNeeded(folder, machine)).toBe("zod has changed")
})

test("a package that is missing beside a workspace is named", async () => {
  await write("package-lock.json", { ...wanted, "apps/web/node_modules/vite": { version: "8.0.0" } })
  await pretendInstalled(installed)
  expect(whyInstallIsNeeded(folder, machine)).toBe("vite is missing")
})

test("modules copied from another machine need an install", async () => {
  await pretendInstalled(installed)
  expect(whyInstallIsNeeded(folder, { os: "darwin", cpu: "arm64", libc: "" })).toBe("engine-mac is missing")
})

test("an install that left out the pinned Node names the setting that does so", async () => {
  await pretendInstalled(installed)
  expect(whyInstallWasInVain(folder, machine)).toBe(null)
  await rm(join(folder, "node_modules/.bin/node"))
  expect(whyInstallWasInVain(folder, machine)).toMatch(/pinned Node is missing.+ignore-scripts/)
})

test("an install that left out a package names it", async () => {
  await pretendInstalled({ "node_modules/engine-linux": { version: "1.0.0" } })
  expect(whyInstallWasInVain(folder, machine)).toContain("zod is missing")
})

test("a part for this machine that was left out is named with the machine and the ways to mend it", async () => {
  await pretendInstalled({ "node_modules/zod": { version: "4.0.0" } })
  const why = whyInstallWasInVain(folder, machine)
  expect(why).toContain("engine-linux@1.0.0 is not there, and on this machine (Linux x64)")
  expect(why).toContain("npm run check:lock")
})

test("a part for this machine that npm left out of the lock file is named, too", async () => {
  const bundler = { version: "2.0.0", optionalDependencies: { "@bundler/linux-arm64-gnu": "2.0.0" } }
  await write("package-lock.json", { ...wanted, "node_modules/bundler": bundler })
  await pretendInstalled({ ...installed, "node_modules/bundler": { version: "2.0.0" } })
  expect(whyInstallWasInVain(folder, machine)).toBe(null)
  const arm = { os: "linux", cpu: "arm64", libc: "glibc" } as const
  expect(whyInstallWasInVain(folder, arm)).toContain(
    "@bundler/linux-arm64-gnu@2.0.0 is not there, and on this machine (Linux arm64)",
  )
})
