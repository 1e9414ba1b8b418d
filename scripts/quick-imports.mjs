// Given to Node with --import. For each file of a package Node reads its package.json again, with all that it exports:
// for Drizzle's 250 files 180 kB each time, which was most of the time in which a command started. The files of a folder
// are of one kind, so only the first one is asked about.
import { registerHooks } from "node:module"

const formats = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    const isFile = specifier.startsWith(".") && specifier.endsWith(".js")
    if (!isFile || !parentURL || !conditions.includes("import")) return next(specifier, context)
    const { href } = new URL(specifier, parentURL)
    const folder = href.slice(0, href.lastIndexOf("/"))
    const format = formats.get(folder)
    if (format) return { url: href, format, shortCircuit: true }
    const found = next(specifier, context)
    if (found.format && found.url === href) formats.set(folder, found.format)
    return found
  },
})
