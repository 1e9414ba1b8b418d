import { latePage } from "../../blocks/late-page.tsx"

export const lateDonePage = latePage(() => import("./done-page.tsx").then((module) => module.DonePage))
