import { Link, useRouter } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { useRef } from "react"
import type { AuthState } from "../session/auth-context.ts"
import { useSamePerson } from "../session/person/use-same-person.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Logo } from "../ui/layout/logo.tsx"
import { LanguageMenu } from "./language-menu.tsx"
import { LazyHeaderPerson } from "./lazy-header-person.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { NavigationProgress } from "./navigation-progress.tsx"
import { navLinks } from "./nav-links.ts"
import { useAuth } from "../session/use-auth.ts"
import { useShrinkOnScroll } from "./use-shrink-on-scroll.ts"
import { useRetryAuth } from "../session/use-retry-auth.ts"

export function SiteHeader() {
  const { t } = useTranslation()
  const header = useRef<HTMLElement>(null)
  const { appName } = useRouter().options.context.config
  useShrinkOnScroll(header)
  const auth = useAuth()
  const create = (
    <Button asChild variant="cta" icon={Plus} className="px-4! max-md:hidden">
      <Link to="/tasks/create">{t("shell:createTask")}</Link>
    </Button>
  )

  return (
    <header ref={header} className="site-header">
      <div className="wide flex h-full items-center gap-1.5 md:gap-3.5 min-[1320px]:gap-7">
        <Link to="/" className="rounded-xs" aria-label={appName}>
          <Logo name={appName} className="max-md:text-[24px]" />
        </Link>
        <nav aria-label={t("shell:mainNav")} className="hidden min-[1180px]:flex min-[1180px]:gap-0.5">
          {navLinks.map(({ to, words }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="px-[9px] py-2.5 font-medium whitespace-nowrap min-[1320px]:px-[13px]"
              activeProps={{
                className: "text-brand-text font-semibold shadow-[inset_0_-2px_0_var(--brand)]",
              }}
              inactiveProps={{ className: "rounded-paper hover:bg-wall-2" }}
            >
              {t(words)}
            </Link>
          ))}
        </nav>
        <span className="flex-1" />
        <div className="hidden min-[1180px]:block">
          <LanguageMenu />
        </div>
        {auth?.user && create}
        <HeaderAccount auth={auth} />
        {!auth?.user && create}
        <MobileMenu />
      </div>
      <NavigationProgress />
    </header>
  )
}

function HeaderAccount({ auth }: { auth: AuthState }) {
  const { t } = useTranslation()
  useRetryAuth(auth)
  useSamePerson(auth)

  if (auth === null) {
    return (
      <span role="status" className="h-11 w-24 animate-breathe rounded-control bg-wall-2">
        <span className="sr-only">{t("shell:loadingAccount")}</span>
      </span>
    )
  }
  if (auth.user) return <LazyHeaderPerson user={auth.user} />
  return (
    <>
      <Button asChild variant="ghost" className="px-3!">
        <Link to="/signin">{t("shell:logIn")}</Link>
      </Button>
      <Button asChild variant="outline" className="px-3.5! max-[1179px]:hidden">
        <Link to="/signup">{t("shell:getStarted")}</Link>
      </Button>
    </>
  )
}
