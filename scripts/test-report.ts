import { readFile } from "node:fs/promises"

/** Failures are named too, with the first line of why: the end of a long log must be enough to find them. */
export type Count = { passed: number; failed: number; failures?: string[] }

type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
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

const firstLine = (text = "") => text.split("\n", 1)[0]?.slice(0, 300) ?? ""

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : []
    return failed.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
}

/** A file that could not even be loaded has no tests to count: it counts as one failure. */
export function countOf(report: Report): Required<Count> {
  const count = totalOf(
    report.testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === "passed").length
      const failed = assertionResults.filter((test) => test.status === "failed").length
      return { passed, failed: status === "failed" ? Math.max(failed, 1) : failed }
    }),
  )
  return { ...count, failures: failuresOf(report) }
}

export async function readReport(file: string): Promise<Required<Count> | null> {
  const text = await readFile(file, "utf8").catch(() => null)
  return text === null ? null : countOf(JSON.parse(text) as Report)
}
