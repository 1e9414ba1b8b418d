import { structuredText } from "./structured-data.ts"

/** What search engines read of a page, in the words of schema.org. */
export function LinkedData({ graph }: { graph: readonly Record<string, unknown>[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(graph) }} />
}
