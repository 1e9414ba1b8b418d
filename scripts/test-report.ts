import { readFile } from "node:fs/promises"
import { stripVTControlCharacters } from "node:util"

/** Failures are named too, with the first line of why: the end of a long log must be enough to find them. */
export type Count = { passed: number; failed: number; failures?: string[]; parts?: Part[] }

/** The files of one folder: `e2e/walk`. */
type Part = { name: string; passed: number; failed: number; seconds: number }

type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
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

/** A file that couldn't even be loaded has no tests to count: it counts as one failure. */
export function countOf(report: Report): Required<Count> {
  const counts = report.testResults.map(countOfFile)
  const parts = new Map<string, Part>()
  for (const [index, { name, startTime, endTime }] of report.testResults.entries()) {
    const folder = /\be2e\/(\w+)\//.exec(name)?.[1]
    if (!folder) continue
    const before = parts.get(folder) ?? { name: folder, passed: 0, failed: 0, seconds: 0 }
    const { passed, failed } = totalOf([before, counts[index] ?? { passed: 0, failed: 0 }])
    parts.set(folder, { ...before, passed, failed, seconds: before.seconds + (endTime - startTime) / 1000 })
  }
  return { ...totalOf(counts), failures: failuresOf(report), parts: [...parts.values()] }
}

function countOfFile({ status, assertionResults }: Report["testResults"][number]): Count {
  const passed = assertionResults.filter((test) => test.status === "passed").length
  const failed = assertionResults.filter((test) => test.status === "failed").length
  return { passed, failed: status === "failed" ? Math.max(failed, 1) : failed }
}

export async function readReport(file: string): Promise<Required<Count> | null> {
  const text = await readFile(file, "utf8").catch(() => null)
  return text === null ? null : countOf(JSON.parse(text) as Report)
}

/** What vitest printed about an error that belongs to no test, or else its last lines. */
export function outsideError(lines: string[]): string {
  const plain = lines.map((line) => stripVTControlCharacters(line)).filter((line) => /\w/.test(line))
  const at = plain.findIndex((line) => /Unhandled|Startup Error|close timed out/.test(line))
  return (at === -1 ? plain.slice(-12) : plain.slice(at, at + 12)).join("\n      ")
}
