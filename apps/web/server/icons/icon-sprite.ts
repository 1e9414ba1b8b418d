import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

export interface IconData {
  name: string
  node: [shape: string, attributes: Record<string, string>][]
}

const src = join(import.meta.dirname, "../../src")
const library = join(import.meta.dirname, "../../../../node_modules/lucide-react/dist/esm")
const imported = /import (?:type )?\{([^}]*)\} from "lucide-react"/g
const drawer = join(import.meta.dirname, "sprite-icon.ts")

/**
 * A page shows an icon dozens of times, and a list the same few on every card: written out, they were a quarter of its
 * bytes. The build puts the shapes of all icons into one file, and pages and scripts only name them.
 */
export async function iconSprite(): Promise<Plugin> {
  const sprite = spriteOf(await usedIcons())
  const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`
  return {
    name: "icon-sprite",
    apply: "build",
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!index\.)[\w-]+\.mjs$/ },
      handler(code) {
        // An older name of an icon only leads to it.
        if (/^export \{ default \} from/m.test(code)) return null
        const [, name] = /^ {2}name: "([\w-]+)",$/m.exec(code) ?? []
        if (!name) this.error("the icons are no longer written as they were: look at them again")
        // The library's list names all of them; what nobody uses falls away.
        if (!sprite.includes(`id="${name}"`)) return null
        const made = `export default /* @__PURE__ */ spriteIcon("/${fileName}#${name}")`
        return { code: `import { spriteIcon } from ${JSON.stringify(drawer)}\n${made}`, map: null }
      },
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: sprite })
    },
  }
}

/** Every icon that a file of ours names. */
async function usedIcons(): Promise<IconData[]> {
  const files = await readdir(src, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFile(join(src, file), "utf8")),
  )
  const named = texts.flatMap((text) =>
    [...text.matchAll(imported)].flatMap(([, names = ""]) => names.split(",").map((one) => one.trim())),
  )
  const names = new Set(named.map((one) => one.replace(/^type | as .*$/g, "")))
  const index = await readFile(join(library, "lucide-react.mjs"), "utf8")
  const lines = [...index.matchAll(/^export \{(.*)\} from '\.\/(icons\/[\w-]+\.mjs)';$/gm)]
  const modules = lines.filter(([, exported = ""]) =>
    [...exported.matchAll(/default as (\w+)/g)].some(([, name = ""]) => names.has(name)),
  )
  const found = await Promise.all(modules.map(([, , file = ""]) => iconOf(join(library, file))))
  return [...new Map(found.map((icon) => [icon.name, icon])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}

async function iconOf(file: string): Promise<IconData> {
  const [, target] = /^export \{ default \} from '(.*)'/m.exec(await readFile(file, "utf8")) ?? []
  if (target) return iconOf(join(file, "..", target))
  return ((await import(pathToFileURL(file).href)) as { __iconData: IconData }).__iconData
}

export function spriteOf(icons: readonly IconData[]): string {
  const drawn = icons.map(({ name, node }) => {
    const shapes = node.map(([shape, attributes]) => {
      const said = Object.entries(attributes).filter(([key]) => key !== "key")
      return `<${shape} ${said.map(([key, value]) => `${key}="${value}"`).join(" ")}/>`
    })
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join("\n")}</svg>`
}
