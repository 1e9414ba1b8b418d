import { lazyPage } from "../blocks/lazy-page.tsx"

/** Hardly anyone ever needs its code. */
export const lazyRestrictionBanner = lazyPage(() =>
  import("./restriction-banner.tsx").then((module) => module.RestrictionBanners),
)
