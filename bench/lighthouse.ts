// What Lighthouse says about the pages that other people find first: its phone on a slow network, in three languages.
// Performance is the best of the rounds, because whatever else the machine does counts against the page; the other
// marks are the worst.
import { execFile } from "node:child_process"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { startWorlds } from "../e2e/world/world.ts"
import { locales } from "../packages/domain/src/locale.ts"
import { chromiumPath } from "../scripts/chromium.ts"
import { searchPath } from "../scripts/env.ts"
import { fetchTool } from "../scripts/fetch-tool.ts"

const rounds = 3
const marks = ["performance", "accessibility", "best-practices", "seo"] as const
const times = {
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
}
type Time = keyof typeof times

interface Report {
  categories: Record<
    (typeof marks)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

const program = join(fetchTool("lighthouse", "13.5.0"), "cli/index.js")

const run = promisify(execFile)

async function look(url: string): Promise<Report> {
  const flags = "--headless --no-sandbox --disable-gpu"
  const args = [url, "--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${flags}`]
  const { stdout } = await run(process.execPath, [program, ...args], {
    env: { PATH: searchPath().join(delimiter), CHROME_PATH: chromiumPath() },
    maxBuffer: 100e6,
  })
  return JSON.parse(stdout) as Report
}

const percent = (report: Report, mark: (typeof marks)[number]) =>
  Math.round((report.categories[mark].score ?? 0) * 100)

/** What cost a page a mark other than that for speed, which differs from run to run. */
const faults = ({ categories, audits }: Report) =>
  marks
    .slice(1)
    .flatMap((mark) => categories[mark].auditRefs)
    .flatMap(({ id, weight }) => {
      const { score = null, title = "" } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 1 ? [title] : []
    })

const { worlds, stop } = await startWorlds(1, { VISITOR_PAGE_SECONDS: "10" })
const [world] = worlds
if (!world) throw new Error("no world was started")
try {
  const pages = {
    home: "/",
    "/tasks": "/tasks",
    "a task": `/tasks/${world.taskIds["open"]}`,
    "/providers": "/providers",
    "a doer": `/providers/${world.providerId}`,
    "/help": "/help",
  }
  const names = [...marks, ...Object.values(times)]
  console.log(`| Page | Language | ${names.join(" | ")} |\n|${" --- |".repeat(names.length + 2)}`)
  for (const [name, path] of Object.entries(pages))
    for (const locale of locales) {
      const url = `${world.webUrl}${path}?locale=${locale}`
      const reports: Report[] = []
      for (let round = 0; round < rounds; round += 1) reports.push(await look(url))
      const best = reports.toSorted((a, b) => percent(b, "performance") - percent(a, "performance"))[0]
      if (!best) continue
      const worst = marks.slice(1).map((mark) => Math.min(...reports.map((report) => percent(report, mark))))
      const measured = (Object.keys(times) as Time[]).map((id) => best.audits[id]?.numericValue ?? Number.NaN)
      const [lcp = 0, tbt = 0, cls = 0] = measured
      const shown = [`${(lcp / 1000).toFixed(1)} s`, `${Math.round(tbt)} ms`, cls.toFixed(3)]
      console.log(`| ${[name, locale, percent(best, "performance"), ...worst, ...shown].join(" | ")} |`)
      for (const fault of new Set(reports.flatMap(faults))) console.log(`  ${fault}`)
    }
} finally {
  await stop()
}
