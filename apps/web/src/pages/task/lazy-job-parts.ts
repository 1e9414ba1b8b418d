import { lazyPage } from "../../blocks/lazy-page.tsx"

// A hire arrives while the page is open: these take the place of the panel and the bar for making an offer.
export const lazyWorkPanel = lazyPage(() => import("./job-parts.ts").then((module) => module.WorkPanel))
export const lazyWorkBar = lazyPage(() => import("./job-parts.ts").then((module) => module.WorkBar))
