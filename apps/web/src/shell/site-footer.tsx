import { Link, useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { Logo } from "../ui/layout/logo.tsx"
import { LanguageLinks } from "../blocks/language-links.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useIsDoer, useLimit } from "../session/use-auth.ts"

/** Only pages that exist are linked; a new page joins with one entry. */
const columns = [
  {
    words: "shell:footerPost",
    links: [
      { to: "/tasks/create", words: "shell:createTask" },
      { to: "/providers", words: "shell:findDoer" },
      { to: "/tasks", words: "shell:browseTasks" },
      { to: "/services", words: "shell:services" },
      { to: "/how-it-works", words: "shell:howItWorks" },
      { to: "/chat", words: "shell:chat" },
    ],
  },
  {
    words: "shell:footerDo",
    links: [
      { to: "/providers/create", words: "shell:becomeDoer" },
      { to: "/how-it-works", search: { for: "doers" }, words: "shell:howForDoers" },
      { to: "/providers/dashboard", words: "shell:doerDashboard" },
    ],
  },
  {
    words: "shell:footerDoable",
    links: [
      { to: "/about", words: "shell:about" },
      { to: "/changelog", words: "shell:changelog" },
      { to: "/themes", words: "shell:themesPage" },
    ],
  },
  {
    words: "shell:footerHelp",
    links: [
      { to: "/help", words: "shell:help" },
      { to: "/faq", words: "shell:faq" },
      { to: "/contact", words: "shell:contact" },
      { to: "/terms", words: "shell:terms" },
      { to: "/privacy", words: "shell:privacy" },
    ],
  },
] as const

export function SiteFooter() {
  const { t } = useTranslation()
  const isDoer = useIsDoer()
  const limit = useLimit()
  const unfit = new Set<string>([
    ...(isDoer ? ["shell:becomeDoer"] : []),
    ...(limit ? ["shell:createTask"] : []),
  ])
  const { appName } = useRouter().options.context.config

  return (
    <footer className="on-dado bg-dado pt-14 pb-10 text-on-dado print:hidden">
      <div className="wide">
        <nav aria-label={t("shell:footerNav")} className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          <Link to="/" aria-label={appName} className="h-fit w-fit rounded-xs">
            <Logo
              name={appName}
              style={{ ["--logo-green" as string]: "#1E8A63", ["--logo-tick" as string]: "#fff" }}
            />
          </Link>
          {columns.map((column) => (
            <div key={column.words}>
              <h2 className="mb-2 text-14 font-semibold">{t(column.words, { appName })}</h2>
              <ul>
                {column.links.map(({ to, words, ...target }) =>
                  unfit.has(words) ? null : (
                    <li key={words}>
                      <Link to={to} {...target} className="footer-link">
                        {t(words)}
                      </Link>
                    </li>
                  ),
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-on-dado/15 pt-6">
          <p className="text-14 text-on-dado-2">{t("shell:footerLine", { appName })}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <div role="group" aria-label={t("shell:language")} className="flex gap-4">
              <LanguageLinks
                className={(isCurrent) =>
                  isCurrent ? "inline-flex min-h-8 items-center font-semibold" : "footer-link"
                }
              />
            </div>
            <ThemeSwitch onDado />
          </div>
        </div>
      </div>
    </footer>
  )
}
