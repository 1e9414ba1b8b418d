import type { PublicConfig } from "../../session/env.ts"

type Part = Record<string, unknown>

/** Things in the words of schema.org. Angle brackets are written so that no text can end the script. */
export function structuredText(graph: readonly Part[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c")
}

/** The way to a page from the top down; addresses without their origin. */
export function breadcrumbList(
  { uiUrl }: Pick<PublicConfig, "uiUrl">,
  steps: readonly { name: string; at: string }[],
): Part {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, at }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: uiUrl + at,
    })),
  }
}

export function organization({ appName: name, uiUrl: url }: Pick<PublicConfig, "appName" | "uiUrl">): Part {
  return { "@type": "Organization", "@id": `${url}/#organization`, name, url, logo: `${url}/icon-512.png` }
}
