import { join } from "node:path"
import type { Plugin } from "vite"

const makes = "import createLucideIcon from '../createLucideIcon.mjs';"
const ours = `import { createIcon as createLucideIcon } from ${JSON.stringify(join(import.meta.dirname, "create-icon.ts"))};`

/**
 * Every shape of an icon comes with a random key, which packs badly, and the code that draws them has options that
 * nobody uses: together 1.5 kB of every page. The server draws with the library as it is, to the same elements.
 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)[\w-]+\.mjs$/ },
      handler(code) {
        // An older name of an icon only leads to it.
        if (/^export \{ default \} from/m.test(code)) return null
        if (!code.includes(makes) || !code.includes("\n  size: 24,\n") || !/\bkey: "\w+"/.test(code))
          this.error("the icons are no longer written as they were: look at them again")
        const small = code
          .replace(makes, ours)
          .replace("\n  size: 24,", "")
          .replaceAll(/,?\s*\bkey: "\w+"/g, "")
          .replace("__iconData.node;", "")
        return { code: small, map: null }
      },
    },
  }
}
