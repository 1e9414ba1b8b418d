import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazyDonePage = lazyPage(() => import("./done-page.tsx").then((module) => module.DonePage))
