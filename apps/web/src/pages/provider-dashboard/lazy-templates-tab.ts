import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazyTemplatesTab = lazyPage(() =>
  import("./templates/templates-tab.tsx").then((module) => module.TemplatesTab),
)
