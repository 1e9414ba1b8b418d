import { localeNames } from "@doable/domain/locale"
import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { ChevronDown, Globe, Plus } from "lucide-react"
import { useEffect, useRef } from "react"
import type { ReactNode, RefObject } from "react"
import { LanguageLinks } from "../blocks/language-links.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { markKept } from "../push/kept-mark.ts"
import type { AuthState } from "../session/auth-context.ts"
import { useSamePerson } from "../session/person/use-same-person.ts"
import { useAuth, useLimit } from "../session/use-auth.ts"
import { useRetryAuth } from "../session/use-retry-auth.ts"
import { Button } from "../ui/layout/button.tsx"
import { Logo } from "../ui/layout/logo.tsx"
import { closePopover, HeaderPopover } from "../ui/overlays/header-popover.tsx"
import { LazyHeaderPerson } from "./lazy-header-person.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { navLinks } from "./nav-links.ts"

export function SiteHeader() {
  const { t } = useTranslation()
  const header = useRef<HTMLElement>(null)
  const { appName } = useRouter().options.context.config
  useShrinkOnScroll(header)
  const auth = useAuth()
  // The line below the header says why.
  const create = useLimit() ? null : (
    <Button asChild variant="cta" icon={Plus} className="px-4! max-md:hidden">
      <Link to="/tasks/create">{t("shell:createTask")}</Link>
    </Button>
  )

  return (
    <header ref={header} className="site-header print:hidden">
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
              className="px-[9px] py-2.5 font-medium whitespace-nowrap min-[1500px]:px-[13px]"
              activeProps={{
                className: "text-brand-text font-semibold shadow-[inset_0_-2px_0_var(--brand)]",
              }}
              inactiveProps={{ className: "rounded-paper hover:bg-wall-2" }}
            >
              {t(words)}
            </Link>
          ))}
        </nav>
        <div className="@container flex flex-1 justify-end max-[1179px]:invisible">
          {auth && !auth.user && <BecomeDoer />}
        </div>
        <div className="flex items-center gap-1.5 md:gap-3">
          <div className="hidden min-[1180px]:block">
            <LanguageMenu />
          </div>
          <HeaderAccount auth={auth} create={create} />
          {!auth?.user && create}
        </div>
        <MobileMenu />
      </div>
      <NavigationProgress />
    </header>
  )
}

/** Only where there's room for it in this language; the menu, the home page and the footer have it too. */
function BecomeDoer() {
  const { t } = useTranslation()
  return (
    <Link
      to="/providers/create"
      className="hidden rounded-paper px-2 py-2.5 font-medium whitespace-nowrap hover:bg-wall-2 @min-[155px]:block"
    >
      {t("shell:becomeDoer")}
    </Link>
  )
}

function HeaderAccount({ auth, create }: { auth: AuthState; create: ReactNode }) {
  const { t } = useTranslation()
  useRetryAuth(auth)
  useSamePerson(auth)
  const isVisitor = auth !== null && !auth.user
  useEffect(() => {
    if (isVisitor) markKept(null)
  }, [isVisitor])

  if (auth === null) {
    return (
      <span role="status" className="h-11 w-24 animate-breathe rounded-control bg-wall-2">
        <span className="sr-only">{t("shell:loadingAccount")}</span>
      </span>
    )
  }
  if (auth.user) return <LazyHeaderPerson user={auth.user} create={create} />
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

/** A thin bar under the header while the next page or the next language is on its way; quick ones show none. */
function NavigationProgress() {
  const { t, isChanging } = useTranslation()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading && !isChanging) return null
  return (
    <div role="progressbar" aria-label={t("shell:loading")} className="navigation-progress">
      <i />
    </div>
  )
}

/** For browsers that can't link an animation to the scroll: sets the same two numbers by hand. */
function useShrinkOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return
    const follow = () => {
      const scrolled = window.scrollY
      header.current?.style.setProperty("--shrink", String(Math.min(1, Math.max(0, scrolled / 100))))
      header.current?.style.setProperty("--shadow", String(Math.min(1, Math.max(0, scrolled / 30))))
    }
    follow()
    window.addEventListener("scroll", follow, { passive: true })
    return () => window.removeEventListener("scroll", follow)
  }, [header])
}

function LanguageMenu() {
  const { t, locale } = useTranslation()
  return (
    <HeaderPopover
      label={`${locale.toUpperCase()}: ${t("shell:languageNow", { language: localeNames[locale] })}`}
      triggerClassName="flex h-11 items-center gap-1.5 px-2.5 text-14 font-semibold text-ink-2 hover:bg-wall-2"
      trigger={
        <>
          <Globe size={18} strokeWidth={1.9} aria-hidden="true" />
          {locale.toUpperCase()}
          <ChevronDown size={14} strokeWidth={1.9} aria-hidden="true" />
        </>
      }
    >
      <LanguageLinks tick onChosen={closePopover} className={() => "item"} />
    </HeaderPopover>
  )
}
