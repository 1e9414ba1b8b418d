import { lazyPage } from "../../../blocks/lazy-page.tsx"

export const lazyEndedPage = lazyPage(() => import("./ended-page.tsx").then((module) => module.EndedPage))
