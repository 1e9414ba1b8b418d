import { expect, test } from "vitest"
import { brokenRules, importRules, textRules } from "./dependency-rules.ts"
import { sourceFiles } from "./repository.ts"

test("all sources keep the rules of the house", () => {
  expect(sourceFiles().flatMap(brokenRules)).toEqual([])
})

const wrong: [rule: string, path: string, text: string][] = [
  ["1 the domain", "packages/domain/src/offer/input.ts", 'import { readFile } from "node:fs/promises"'],
  [
    "1 the domain",
    "packages/domain/src/offer/input.ts",
    'import { x } from "../../../../apps/api/src/platform/settings/env.ts"',
  ],
  ["1 rules and states", "packages/domain/src/offer/rules.ts", 'import { Refused } from "../refusal.ts"'],
  ["2 the web", "apps/web/src/offer/card.tsx", 'import { appRouter } from "@doable/api/router"'],
  ["2 the web", "apps/web/src/offer/card.tsx", 'import type { Db } from "../../../api/src/db/client.ts"'],
  ["3 the API", "apps/api/src/platform/mail/words.ts", 'export { t } from "../../../../web/src/i18n/t.ts"'],
  ["4 only routers", "apps/api/src/deal/hire/accept-offer.ts", 'import { TRPCError } from "@trpc/server"'],
  ["5 routers", "apps/api/src/offer/router.ts", 'import { offers } from "../platform/db/schema/offer.ts"'],
  ["5 routers", "apps/api/src/offer/router.ts", 'import { eq } from "drizzle-orm"'],
  ["6 nobody", "apps/api/src/deal/market/close-task.ts", 'import { offerRouter } from "../offer/router.ts"'],
  ["7 the design system", "apps/web/src/ui/card.tsx", 'import { TaskCard } from "../task/task-card.tsx"'],
  ["7 the design system", "apps/web/src/ui/card.tsx", 'import { rule } from "@doable/domain/offer/rules"'],
  ["7 nobody", "apps/web/src/task/task-card.tsx", 'const page = await import("../routes/tasks.tsx")'],
  ["1 time", "packages/domain/src/offer/rules.ts", "const now = new Date()"],
  ["5 queries", "apps/api/src/offer/queries.ts", "await db.delete(offers)"],
  ["8 the environment", "apps/web/src/offer/card.tsx", "const url = import.meta.env.VITE_URL"],
  ["10 the product", "apps/api/src/start.ts", 'import { freePort } from "../../../scripts/ports.ts"'],
  ["10 the product", "apps/web/server/serve.ts", 'import { root } from "../../../scripts/env.ts"'],
  ["10 the product", "apps/web/src/app.tsx", 'const people = await import("../../../e2e/people.ts")'],
  ["10 the product", "packages/domain/src/locale.ts", 'import { read } from "../../../checks/repository.ts"'],
  ["9 this name", "apps/web/src/utils/money.ts", ""],
  ["9 this name", "apps/web/src/ui/index.ts", ""],
]

test.each(wrong)("rule %s is broken by %s: %s", (rule, path, text) => {
  const found = brokenRules({ path, text })
  expect(found.join("\n")).toContain(rule)
  expect(found.join("\n")).toMatch(/Instead: .+|Name the file/)
})

const fine: [path: string, text: string][] = [
  ["packages/domain/src/offer/input.ts", 'import { z } from "zod"'],
  ["packages/domain/src/offer/rules.ts", 'import type { Refusal } from "../refusal.ts"'],
  ["packages/domain/src/offer/rules.test.ts", 'import fc from "fast-check"; new Date()'],
  ["apps/web/src/session/api-client.ts", 'import type { AppRouter } from "@doable/api/router"'],
  ["apps/web/src/offer/card.tsx", 'import { whyCannotAccept } from "@doable/domain/offer/rules"'],
  ["apps/web/src/ui/card.tsx", 'import clsx from "clsx"; import { x } from "./button.tsx"'],
  ["apps/web/src/offer/card.tsx", "const isDevelopment = import.meta.env?.DEV === true"],
  ["apps/api/src/offer/router.ts", 'import { acceptOffer } from "./accept-offer.ts"'],
  ["apps/api/src/start.test.ts", 'import { freePort } from "../../../scripts/ports.ts"'],
  ["apps/api/src/router.ts", 'import { offerRouter } from "./offer/router.ts"'],
]

test.each(fine)("%s may say: %s", (path, text) => {
  expect(brokenRules({ path, text })).toEqual([])
})

test("every rule is shown to go red", () => {
  const shown = wrong.map(([rule]) => rule)
  const unshown = [...importRules, ...textRules].filter(
    ({ rule }) => !shown.some((begin) => rule.startsWith(begin)),
  )
  expect(unshown).toEqual([])
})
