import { readFile } from "node:fs/promises"

export type Count = { passed: number; failed: number }

type Report = {
  testResults: {
    status: string
    assertionResults: { status: string }[]
  }[]
}

export function totalOf(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}

/** A file that could not even be loaded has no tests to count: it counts as one failure. */
export function countOf({ testResults }: Report): Count {
  return totalOf(
    testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === "passed").length
      const failed = assertionResults.filter((test) => test.status === "failed").length
      return { passed, failed: status === "failed" ? Math.max(failed, 1) : failed }
    }),
  )
}

export async function readReport(file: string): Promise<Count | null> {
  const text = await readFile(file, "utf8").catch(() => null)
  return text === null ? null : countOf(JSON.parse(text) as Report)
}
