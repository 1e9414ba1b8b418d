import { latePage } from "../../../blocks/late-page.tsx"

export const lateEndedPage = latePage(() => import("./ended-page.tsx").then((module) => module.EndedPage))
