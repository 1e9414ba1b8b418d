import { expect, test } from "vitest"
import lock from "../package-lock.json" with { type: "json" }
import { forgottenPackages, machines, wantedPackages } from "../scripts/native-packages.mjs"

const packages = lock.packages as Record<string, { version?: string; optionalDependencies?: object }>

test("the lock file has every part that is made for one machine, for all machines we support", () => {
  expect(forgottenPackages(packages)).toEqual([])
})

test("a part that npm left out without a word is found, for the machine that needs it", () => {
  const optionalDependencies = { "@made-up/linux-arm64-gnu": "1.0.0", "@made-up/win32-x64": "1.0.0" }
  const planted = { ...packages, "node_modules/made-up": { version: "1.0.0", optionalDependencies } }
  expect(forgottenPackages(planted)).toEqual([
    { name: "@made-up/linux-arm64-gnu", version: "1.0.0", machine: machines[1], neededBy: "made-up" },
  ])
})

test("each machine installs parts of its own", () => {
  const per = machines.map((machine) => wantedPackages(packages, [machine]).map(({ name }) => name))
  expect(per.every((names) => names.some((name) => name.startsWith("@rolldown/binding-")))).toBe(true)
  expect(new Set(per.map((names) => names.join())).size).toBe(machines.length)
})

test.each(["vite", "rolldown", "tailwindcss", "react", "zod"])("there is one copy of %s", (name) => {
  const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))
  expect(copies).toEqual([`node_modules/${name}`])
})

test("the lock file names no download addresses", () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved":"http')
})
