// Writes .br and .gz beside every text asset of the browser build, so that serving costs no processor time.
import { readdir, readFile, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/

export function compressAssets(): Plugin {
  return {
    name: "doable:compress-assets",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      const left = names.filter((name) => compressible.test(name))
      const work = async () => {
        for (let name = left.pop(); name; name = left.pop()) await compress(join(dir, name))
      }
      // All at once are more open files than many machines allow.
      await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
    },
  }
}

export async function compress(path: string) {
  const bytes = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
