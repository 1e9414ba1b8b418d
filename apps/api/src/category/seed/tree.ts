import { join } from "node:path"
import { perLocale } from "@doable/domain/locale"
import { readData } from "../../platform/read-data.ts"
import { joinTree, textData, treeData, type SeedBranch } from "./join-tree.ts"

const file = (name: string) => join(import.meta.dirname, `${name}.json`)

/** A language is one file beside this one. */
export const readSeed = () => ({
  tree: readData(file("tree"), treeData),
  texts: perLocale((locale) => readData(file(locale), textData)),
})

const { tree, texts } = readSeed()

/** The tree as it ships, in the order in which people see it. */
export const seedTree: readonly SeedBranch[] = joinTree(tree, texts)
