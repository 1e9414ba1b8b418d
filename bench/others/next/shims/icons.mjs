import { join } from "node:path"

const drawer = join(import.meta.dirname, "../../../../apps/web/server/icons/sprite-icon.ts")

export default function nameIcon(code) {
  const [, name] = /^ {2}name: "([\w-]+)",$/m.exec(code) ?? []
  if (!name) return code
  return `import { spriteIcon } from ${JSON.stringify(drawer)}\nexport default spriteIcon("/icons.svg#${name}")`
}
