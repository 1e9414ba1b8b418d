import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Namespace } from "../src/i18n/resources.ts"

/** Every namespace there is: a component test never waits for words. */
export const allNamespaces = readdirSync(join(import.meta.dirname, "../src/i18n/locales/en")).map((file) =>
  file.replace(/\.json$/, ""),
) as Namespace[]
