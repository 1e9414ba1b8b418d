import { latePage } from "../../../blocks/late-page.tsx"

export const lateOfferPage = latePage(() => import("./offer-page.tsx").then((module) => module.OfferPage))
