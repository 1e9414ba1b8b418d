import { breadcrumbList, structuredText } from "../content/structured-data.ts"
import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import type { ReviewList } from "../../session/answers/review-answers.ts"
import { socialPicture } from "../../blocks/social-picture.ts"
import { priceFromText } from "../../provider/provider-words.ts"
import type { ProfileData } from "./load-provider.ts"

interface HeadContext {
  i18n: Translator
  config: PublicConfig
}

/** What search engines and shared links say about a doer. */
export function providerHead(data: ProfileData | undefined, { i18n, config }: HeadContext) {
  if (!data) return {}
  const { t, locale } = i18n
  const { provider } = data
  const { appName, uiUrl } = config
  const title = t("provider-profile:meta.title", {
    name: provider.name,
    headline: provider.headline,
    appName,
  })
  const where = provider.mode === "remote" ? t("task:remote") : provider.place?.name[locale]
  const facts = [where, priceFromText(provider, { t, locale })].filter(Boolean).join(" · ")
  const about = provider.bio.replaceAll(/\s+/g, " ").slice(0, 200)
  const address = `${uiUrl}/providers/${provider.id}`
  const isPublic = provider.status === "published"
  const alt = [provider.name, provider.headline, facts].filter(Boolean).join(" · ")
  return {
    meta: [
      ...headMeta(title, [facts, about].filter(Boolean).join(". "), isPublic ? undefined : "noindex"),
      { property: "og:url", content: address },
      { property: "og:type", content: "profile" },
      ...(isPublic ? socialPicture(config, { kind: "providers", id: provider.id, locale, alt }) : []),
    ],
    scripts: isPublic
      ? [{ type: "application/ld+json", children: structured(data, address, { i18n, config }) }]
      : [],
  }
}

/** A doer, what they offer and how they were rated. */
function structured(
  { provider, services, reviews }: ProfileData,
  address: string,
  { i18n, config }: HeadContext,
): string {
  const praise = praiseOf(reviews)
  const isCompany = provider.kind === "company"
  const graph = [
    {
      "@type": "ProfilePage",
      "@id": address,
      url: address,
      inLanguage: provider.lang,
      dateCreated: provider.publishedAt,
      dateModified: provider.updatedAt,
      mainEntity: {
        "@type": isCompany ? "LocalBusiness" : "Person",
        name: provider.name,
        description: provider.headline,
        image: provider.image ?? undefined,
        knowsLanguage: provider.spokenLanguages,
        knowsAbout: provider.categories.map(({ name }) => name.en),
        workLocation:
          isCompany || !provider.place ? undefined : { "@type": "Place", name: provider.place.name.en },
        makesOffer: services.map((service) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: service.title, description: service.description },
          ...(service.price
            ? { price: service.price.amount / 100, priceCurrency: service.price.currency }
            : {}),
        })),
        ...(isCompany ? praise : {}),
      },
    },
    // A person can't be rated in these words; what they do can.
    ...(isCompany || !praise
      ? []
      : [
          {
            "@type": "Service",
            name: provider.headline,
            provider: { "@type": "Person", name: provider.name },
            ...praise,
          },
        ]),
    breadcrumbList(config, [
      { name: i18n.t("shell:findDoer"), at: "/providers" },
      { name: provider.name, at: `/providers/${provider.id}` },
    ]),
  ]
  return structuredText(graph)
}

/** Ratings and the reviews on the page; nothing at all while there are none. */
function praiseOf(reviews: ReviewList | null) {
  if (!reviews || reviews.summary.avg === null) return null
  const { avg, count } = reviews.summary
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(avg * 100) / 100,
      reviewCount: count,
    },
    review: reviews.data.flatMap(({ author, rating, text, lang, publishedAt }) =>
      author
        ? {
            "@type": "Review",
            author: { "@type": "Person", name: author.name },
            datePublished: publishedAt?.slice(0, 10),
            reviewBody: text ?? undefined,
            inLanguage: lang ?? undefined,
            reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
          }
        : [],
    ),
  }
}
