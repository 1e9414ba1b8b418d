import { lazyPage } from "../../blocks/lazy-page.tsx"

/** Each section comes with its first use: nobody opens all of them. */
export const lazySections = {
  account: lazyPage(() => import("./my-account.tsx").then((module) => module.MyAccount)),
  language: lazyPage(() => import("./language-section.tsx").then((module) => module.LanguageSection)),
  reports: lazyPage(() => import("./reports-section.tsx").then((module) => module.ReportsSection)),
  restrictions: lazyPage(() =>
    import("./restrictions-section.tsx").then((module) => module.RestrictionsSection),
  ),
  searches: lazyPage(() =>
    import("../../saved-search/searches-section.tsx").then((module) => module.SearchesSection),
  ),
  sending: lazyPage(() => import("./sending/sending-section.tsx").then((module) => module.SendingSection)),
  security: lazyPage(() => import("./security-section.tsx").then((module) => module.SecuritySection)),
}
