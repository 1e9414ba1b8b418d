import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { LongestFirst, worldCount } from "./e2e/world/order.ts"

/** Generous, because a machine with two cores runs several of these at the same time. */
const slow = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } }

const apiSetup = [`${import.meta.dirname}/apps/api/test/global-setup.ts`]

/**
 * Their workers often wait for Vitest's own process, which compiles for all of them. Vitest runs projects with another
 * number of workers in a group of their own, and wants it named.
 */
const components = { maxWorkers: Math.max(3, availableParallelism() - 1), sequence: { groupOrder: 2 } }

/** Only `npm run test:s3` starts an S3 server, and says where. */
const s3 = {
  test: {
    name: "s3",
    include: ["apps/api/test/s3/*.test.ts", "scripts/backup/backup.test.ts"],
    globalSetup: apiSetup,
    ...slow,
  },
}

/** They end, signal or configure the process that they run in, or need it to themselves: each has its own. */
const processTests = ["src/start.test.ts", "test/killed-api/*.test.ts", "src/**/killed-*.test.ts"]

export default defineConfig({
  test: {
    // On two cores Vitest would take one: while a file waits for the database, another computes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "domain",
          root: "packages/domain",
          include: ["src/**/*.test.ts"],
          isolate: false,
          ...slow,
        },
      },
      {
        test: {
          name: "words",
          root: "packages/words",
          include: ["src/**/*.test.ts"],
          isolate: false,
          ...slow,
        },
      },
      {
        test: {
          name: "api",
          root: "apps/api",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["test/s3/**", ...processTests],
          // Most of their time went into loading the same modules. What a module keeps, it keeps per database.
          isolate: false,
          globalSetup: apiSetup,
          ...slow,
        },
      },
      { test: { name: "process", root: "apps/api", include: processTests, globalSetup: apiSetup, ...slow } },
      ...(process.env.S3_TEST_ENDPOINT ? [s3] : []),
      {
        test: {
          name: "web",
          root: "apps/web",
          include: ["{src,server,test}/**/*.test.ts"],
          isolate: false,
          ...components,
          ...slow,
        },
      },
      {
        test: {
          name: "component",
          root: "apps/web",
          include: ["src/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          ...components,
          setupFiles: ["test/component-setup.ts"],
          ...slow,
        },
      },
      { test: { name: "checks", include: ["checks/**/*.test.ts"], isolate: false, ...slow } },
      { test: { name: "scripts", include: ["scripts/**/*.test.ts"], ...slow } },
      // Only `npm run check:html` asks for it: it needs Java.
      {
        test: {
          name: "html",
          include: ["e2e/html/*.test.ts"],
          globalSetup: [`${import.meta.dirname}/e2e/world/world.ts`],
          ...slow,
        },
      },
      // Each worker has a world of its own.
      {
        test: {
          name: "e2e",
          include: ["e2e/{walk,stories,shell}/**/*.test.ts"],
          globalSetup: [`${import.meta.dirname}/e2e/world/world.ts`],
          // The files of a worker share its world and its modules: loading those took a tenth of the time.
          isolate: false,
          maxWorkers: worldCount,
          sequence: { groupOrder: 1 },
          ...slow,
        },
      },
    ],
  },
})
