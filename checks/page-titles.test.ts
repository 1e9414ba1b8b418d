import { expect, test } from "vitest"
import { sharedTitles } from "./page-titles.ts"
import { sourceFiles } from "./repository.ts"

test("every page has a title of its own, except two doors to the same room", () => {
  expect(sharedTitles(sourceFiles()).toSorted()).toEqual([
    "reset: auth/reset-password.tsx, reset-password.tsx",
    "second-step: keep-second-step.tsx, second-step.tsx",
  ])
})

const route = (path: string, text: string) => ({ path: `apps/web/src/routes/${path}`, text })
const [jobs, tasks] = ['pageHead("jobs")', 'pageHead("tasks", { part: "list", robots: "noindex" })']

test.each([
  [[route("jobs.tsx", jobs), route("tasks.tsx", jobs)], 1],
  [[route("admin/jobs/index.tsx", tasks), route("admin/tasks/index.tsx", tasks)], 1],
  [[route("jobs.tsx", jobs), route("tasks.tsx", tasks)], 0],
  [[route("jobs/index.tsx", jobs), route("jobs/$jobId.tsx", jobs)], 0],
])("of %j", (files, found) => {
  expect(sharedTitles(files)).toHaveLength(found)
})
