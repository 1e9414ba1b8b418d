import { lazyPage } from "../../../blocks/lazy-page.tsx"

export const lazyOwnerPanel = lazyPage(() => import("./owner-panel.tsx").then((module) => module.OwnerPanel))
