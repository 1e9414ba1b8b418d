// How long a text may be and how many files fit is said once, in packages/domain, where the API reads it, too.
import { isTest, type SourceFile } from "./repository.ts"

const typed = /\b(maxLength|minLength|limit|maxFiles|maxBytes)=\{\d/g

/** The design's own pages show fields without a form. */
const isForm = (path: string) => path.startsWith("apps/web/src/") && !path.includes("/pages/themes/")

export function typedLimits({ path, text }: SourceFile): string[] {
  if (!isForm(path) || !path.endsWith(".tsx") || isTest(path)) return []
  return [...text.matchAll(typed)].map(({ index, 1: name }) => {
    const line = text.slice(0, index).split("\n").length
    return `${path}:${line} gives ${name} as a number: import it from packages/domain`
  })
}
