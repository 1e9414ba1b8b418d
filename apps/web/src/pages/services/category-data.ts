import { breadcrumbList, organization } from "../content/structured-data.ts"
import type { PublicConfig } from "../../session/env.ts"
import type { CategoryData } from "./load-category.ts"

/** A category for search engines: the way to it, the service, and what doers offer of it. */
export function structuredCategory(
  { category, branch, services }: Pick<CategoryData, "category" | "branch" | "services">,
  config: PublicConfig,
  words: { services: string },
) {
  const at = `/services/${category.slug}`
  const steps = [
    { name: words.services, at: "/services" },
    ...(branch ? [{ name: branch.name, at: `/services/${branch.slug}` }] : []),
    { name: category.name, at },
  ]
  const offers = services.map(({ title, description, lang, price, provider }) => ({
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      name: title,
      description,
      inLanguage: lang,
      provider: { "@type": "Person", name: provider.name, url: `${config.uiUrl}/providers/${provider.id}` },
    },
    ...(price ? { price: price.amount / 100, priceCurrency: price.currency } : {}),
  }))
  return [
    breadcrumbList(config, steps),
    {
      "@type": "Service",
      "@id": config.uiUrl + at,
      url: config.uiUrl + at,
      name: category.name,
      serviceType: category.name,
      description: category.about,
      // We bring people together; the work is theirs.
      broker: organization(config),
      ...(offers.length > 0
        ? { hasOfferCatalog: { "@type": "OfferCatalog", name: category.name, itemListElement: offers } }
        : {}),
    },
  ]
}
