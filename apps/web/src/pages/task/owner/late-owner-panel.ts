import { latePage } from "../../../blocks/late-page.tsx"

export const lateOwnerPanel = latePage(() => import("./owner-panel.tsx").then((module) => module.OwnerPanel))
