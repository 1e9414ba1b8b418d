import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazyOpeningForm = lazyPage(() =>
  import("./opening-form.tsx").then((module) => module.OpeningForm),
)
