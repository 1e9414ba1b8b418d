import { expect, test } from "vitest"
import { lockFaults, routeTreeFaults } from "./generated-files.ts"
import { filesUnder, isTest, read } from "./repository.ts"

const web = "apps/web/src/"

test("the route tree names the route files of today", () => {
  const routeFiles = filesUnder(`${web}routes`).filter((path) => /\.tsx?$/.test(path) && !isTest(path))
  const tree = read(`${web}routeTree.gen.ts`).text
  expect(
    routeTreeFaults(
      tree,
      routeFiles.map((path) => path.slice(web.length)),
    ),
  ).toEqual([])
})

test("the lock file is whole and bound to no registry", () => {
  expect(lockFaults(JSON.parse(read("package-lock.json").text))).toEqual([])
})

test("a route without a place in the tree, and one that is gone, are reported", () => {
  const tree = "import { Route as A } from './routes/index'\nimport { Route as B } from './routes/gone'"
  expect(routeTreeFaults(tree, ["routes/index.tsx", "routes/tasks/index.tsx"])).toEqual([
    expect.stringContaining("routes/tasks/index is missing"),
    expect.stringContaining("routes/gone is gone"),
  ])
})

test("a native part that the lock forgot is reported", () => {
  const owner = { optionalDependencies: { "engine-linux": "1.0.0", "engine-mac": "1.0.0" } }
  const packages = { "node_modules/engine": owner, "node_modules/engine/node_modules/engine-linux": {} }
  expect(lockFaults({ packages })).toEqual([
    "package-lock.json: engine-mac, a part of node_modules/engine, is missing",
  ])
})

test("an address of a registry in the lock is reported", () => {
  const packages = { "node_modules/zod": { resolved: "https://registry.example.org/zod.tgz" } }
  expect(lockFaults({ packages }).join()).toContain("bound to one registry")
})
