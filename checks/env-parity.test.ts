import { expect, test } from "vitest"
import { envSchema as apiSchema } from "../apps/api/src/platform/settings/env.ts"
import { envSchema as webSchema } from "../apps/web/src/session/env.ts"
import { differences } from "./env-parity.ts"
import { read } from "./repository.ts"

/** Read by the commands in scripts/env.ts and by create-admin, not by the servers. */
const readByCommands = ["CHROME_PATH", "ADMIN_EMAIL", "ADMIN_PASSWORD"]

test(".env.example names exactly what the apps and commands read", () => {
  const names = [...Object.keys(apiSchema.shape), ...Object.keys(webSchema.shape), ...readByCommands]
  expect(differences(read(".env.example").text, [...new Set(names)])).toEqual([])
})

test.each([
  ["a variable that is missing", "# Port.\nPORT=1\n", "HOST is read but missing in .env.example"],
  ["a variable too many", "# Both.\nPORT=1\nHOST=h\nOLD=1\n", "OLD is in .env.example but nobody reads it"],
  ["a variable that stands twice", "# Both.\nPORT=1\nHOST=h\n#HOST=i\n", "HOST stands twice in .env.example"],
  ["a variable without a comment", "# Port.\nPORT=1\n\nHOST=h\n", "HOST has no comment in .env.example"],
])("%s is reported", (_, example, sentence) => {
  expect(differences(example, ["PORT", "HOST"])).toEqual([sentence])
})

test("a complete example passes", () => {
  expect(differences("# Where.\nPORT=1\n# HOST=h\n", ["PORT", "HOST"])).toEqual([])
})
