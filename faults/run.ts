// `npm run faults -- <name>` does one fault to a Doable of its own and prints its row of docs/reliability.md.
// `npm run faults -- <name> 10` does it ten times; `--plant` plants a loss first, which must then be found.
import type { Fault } from "./fault.ts"

const faults: Record<string, () => Promise<{ fault: Fault }>> = {
  "kill-api": () => import("./kill-api.ts"),
  "kill-web": () => import("./kill-web.ts"),
  "restart-database": () => import("./restart-database.ts"),
  "stop-database": () => import("./stop-database.ts"),
  "disk-full": () => import("./disk-full.ts"),
  "hung-listen": () => import("./hung-listen.ts"),
  "clock-steps": () => import("./clock-steps.ts"),
  "mail-outage": () => import("./mail-outage.ts"),
  "slow-mail": () => import("./slow-mail.ts"),
  "slow-sms": () => import("./slow-sms.ts"),
  "slow-clients": () => import("./slow-clients.ts"),
  "parallel-pages": () => import("./parallel-pages.ts"),
  "parallel-writes": () => import("./parallel-writes.ts"),
  "cached-pages": () => import("./cached-pages.ts"),
  pooler: () => import("./pooler.ts"),
  failover: () => import("./failover.ts"),
  patroni: () => import("./patroni/patroni.ts"),
  listeners: () => import("./machines/listeners.ts"),
  "backup-drill": () => import("./backup-drill.ts"),
  "rolling-upgrade": () => import("./machines/rolling-upgrade.ts"),
  "rolling-restart": () => import("./machines/rolling-restart.ts"),
  soak: () => import("./soak.ts"),
}

const words = process.argv.slice(2)
const [name = "", times] = words.filter((word) => !word.startsWith("--"))
const load = faults[name]
if (!load) {
  console.error(`Which fault? There are: ${Object.keys(faults).join(", ")}`)
  process.exit(1)
}
const isPlanted = words.includes("--plant")
const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length)
const { fault } = await load()
const {
  figure,
  goal,
  isMet,
  details = [],
} = await fault({ times: times ? Number(times) : undefined, isPlanted, from })
for (const detail of details) console.log(`  ${detail}`)
console.log(`| ${name} | ${figure} | ${goal} | ${isMet ? "met" : "NOT MET"} |`)
process.exit(isMet === !isPlanted ? 0 : 1)
