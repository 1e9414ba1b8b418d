import type { SourceFile } from "./repository.ts"

/** Tailwind writes them as `:is(:where(.group):has(…) *)`. */
const anyBelow = /(?:group|peer)(?:-not)?-has-[^\s"'`]+/g

/**
 * A rule for anything below an element that has something makes a browser restyle the whole page at each change: three
 * times more while a page comes alive. `[.group:has(…)_&]:` names who follows.
 */
export function restyling(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => (text.match(anyBelow) ?? []).map((name) => `${path}: ${name}`))
}
