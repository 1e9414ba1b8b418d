import { globSync } from "node:fs"
import { root } from "./env.ts"

/** Test files of the project whose path has one of these words. */
export function testFilesWith(words: string[]): string[] {
  const exclude = (path: string) => path.split("/").some((part) => part === "node_modules" || part === "dist")
  const files = globSync("{apps,packages,checks,scripts,e2e}/**/*.test.{ts,tsx}", { cwd: root, exclude })
  return files.filter((file) => words.some((word) => file.includes(word)))
}
