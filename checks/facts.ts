// `npm run facts`: what is shown and what isn't yet; `-- --update` records newly shown facts permanently.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import facts from "./facts.json" with { type: "json" }
import recorded from "./facts-shown.json" with { type: "json" }
import { ledgerOf } from "./facts-ledger.ts"
import { isTest, root, sourceFiles } from "./repository.ts"

const tests = sourceFiles().filter(({ path }) => isTest(path) && !path.startsWith("checks/"))
const { shown, unshown, fallenOff, unknown, notRecorded } = ledgerOf(Object.keys(facts), recorded, tests)

if (process.argv.includes("--update")) {
  const all = [...new Set<string>([...recorded, ...notRecorded])].toSorted()
  writeFileSync(join(root, "checks/facts-shown.json"), `${JSON.stringify(all, null, 2)}\n`)
  console.log(`Recorded: ${notRecorded.join(", ") || "nothing new"}`)
}

console.log(`${shown.length} of ${Object.keys(facts).length} facts are shown by tests.`)
if (unshown.length > 0) console.log("\nStill without a test:")
for (const fact of unshown) console.log(`  ${fact} ${facts[fact as keyof typeof facts]}`)
for (const fact of fallenOff) console.log(`✗ ${fact} was shown before and no test names it any more`)
for (const fact of unknown) console.log(`✗ ${fact} is named by a test but is no fact`)
process.exitCode = fallenOff.length + unknown.length > 0 ? 1 : 0
