import { expect, test } from "vitest"
import { countOf, outsideError, totalOf } from "./test-report.ts"

const file = (status: string, ...tests: string[]) => ({
  name: "e2e/walk/visitor.test.ts",
  status,
  startTime: 1000,
  endTime: 3000,
  message: "Cannot find module",
  assertionResults: tests.map((testStatus) => ({
    status: testStatus,
    fullName: "a page shows",
    failureMessages: testStatus === "failed" ? ["Error: it does not\n    at walk.test.ts:3"] : [],
  })),
})

test("passed and failed tests of all files are counted", () => {
  const testResults = [file("passed", "passed", "passed"), file("failed", "passed", "failed")]
  expect(countOf({ testResults })).toEqual({
    passed: 3,
    failed: 1,
    failures: ["e2e/walk/visitor.test.ts > a page shows: Error: it does not"],
    parts: [{ name: "walk", passed: 3, failed: 1, seconds: 4 }],
  })
})

test("a file that could not be loaded counts as one failure", () => {
  expect(countOf({ testResults: [file("failed")] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ["e2e/walk/visitor.test.ts: Cannot find module"],
    parts: [{ name: "walk", passed: 0, failed: 1, seconds: 2 }],
  })
})

test("counts of several runs are added up", () => {
  expect(
    totalOf([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})

test("an error that belongs to no test is found among all that was printed", () => {
  const after = Array.from({ length: 50 }, (_, index) => `line ${index}`)
  const lines = [
    "passed",
    "\u001B[31m⎯⎯ Unhandled Rejection ⎯⎯\u001B[39m",
    "",
    "Error: nobody awaited this",
    ...after,
  ]
  expect(outsideError(lines)).toMatch(/^⎯⎯ Unhandled Rejection ⎯⎯\n {6}Error: nobody awaited this\n/)
  expect(outsideError(after)).toMatch(/line 49$/)
})
