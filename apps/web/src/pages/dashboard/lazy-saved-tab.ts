import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazySavedTab = lazyPage(() => import("./saved-tab.tsx").then((module) => module.SavedTab))
