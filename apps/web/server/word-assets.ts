import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"
import type { WordFile } from "../src/i18n/word-files.ts"
import { compress } from "./compress-assets.ts"

/** Writes the words of every page beside its scripts. The built server says which: it's what names them later. */
export function wordAssets(): Plugin {
  return {
    name: "doable:word-assets",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error("the build has no client or no server")
        const server = pathToFileURL(join(ssr.config.build.outDir, "server.js")).href
        const { everyWordFile } = (await import(server)) as { everyWordFile: () => WordFile[] }
        const texts = new Map(everyWordFile().map(({ address, text }) => [address, text]))
        for (const [address, text] of texts) {
          const path = join(client.config.build.outDir, address)
          await writeFile(path, text)
          await compress(path)
        }
      },
    },
  }
}
