import { useRouter } from "@tanstack/react-router"
import { structuredText } from "./structured-data.ts"

interface LinkedDataProps {
  graph: readonly Record<string, unknown>[]
}

/**
 * What search engines read of a page, in the words of schema.org. They read what the server sends: browsers leave it
 * as it came, and carry no code to write it.
 */
export function LinkedData({ graph }: LinkedDataProps) {
  const text = import.meta.env.SSR ? structuredText(graph) : ""
  const { nonce } = useRouter().options.ssr ?? {}
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
