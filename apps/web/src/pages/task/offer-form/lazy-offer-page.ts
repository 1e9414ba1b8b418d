import { lazyPage } from "../../../blocks/lazy-page.tsx"

export const lazyOfferPage = lazyPage(() => import("./offer-page.tsx").then((module) => module.OfferPage))
