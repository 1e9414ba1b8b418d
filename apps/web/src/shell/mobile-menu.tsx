import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { categorySlugs, menuCategorySlugs } from "@doable/domain/category/slugs"
import { clsx } from "clsx"
import { ChevronRight, Hammer, LayoutGrid, LogOut, Menu, Plus, X } from "lucide-react"
import { useEffect, useRef, type MouseEvent } from "react"
import { useLogOut } from "../account/use-log-out.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import { Logo } from "../ui/layout/logo.tsx"
import { AccountName, displayName } from "../account/account-name.tsx"
import { LanguageLinks } from "../blocks/language-links.tsx"
import { LazyOwnMenuLinks } from "./lazy-header-person.tsx"
import { navLinks } from "./nav-links.ts"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useAuth, useLimit, useIsDoer } from "../session/use-auth.ts"

const menuId = "site-menu"

/** Browsers open and close the sheet by these attributes alone; the listener serves the older ones. */
function invoker(command: "show-modal" | "close") {
  return {
    commandfor: menuId,
    command,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if ("command" in event.currentTarget) return
      if (command === "close") closeMenu()
      else (document.getElementById(menuId) as HTMLDialogElement | null)?.showModal()
    },
  } as { onClick: (event: MouseEvent<HTMLButtonElement>) => void }
}

export function MobileMenu() {
  const { t } = useTranslation()
  const { appName } = useRouter().options.context.config
  useCloseByItself()

  return (
    <div className="min-[1180px]:hidden">
      <Button variant="ghost" size="icon" aria-label={t("shell:menu")} {...invoker("show-modal")}>
        <Menu size={24} strokeWidth={1.9} aria-hidden="true" />
      </Button>
      <dialog id={menuId} aria-label={t("shell:menu")} className="site-menu" closedby="any">
        <div className="flex min-h-full flex-col">
          <div className="flex h-18 flex-none items-center justify-between pr-2 pl-4">
            <Link to="/" aria-label={appName} onClick={closeMenu} className="rounded-xs">
              <Logo name={appName} className="text-[24px]" />
            </Link>
            <Button variant="ghost" size="icon" aria-label={t("shell:closeMenu")} {...invoker("close")}>
              <X size={24} strokeWidth={1.9} aria-hidden="true" />
            </Button>
          </div>
          <MenuAccount />
          <MenuLinks />
          <MenuCategories />
          <MenuFoot />
        </div>
      </dialog>
    </div>
  )
}

function closeMenu() {
  const menu = document.getElementById(menuId) as HTMLDialogElement | null
  menu?.close()
}

/** Closed by going elsewhere, and by a window that grows wide enough to do without it. */
function useCloseByItself() {
  const address = useRouterState({ select: (state) => state.location.href })
  const shownAt = useRef(address)
  useEffect(() => {
    // Not by the scripts that come while it is open.
    if (shownAt.current !== address) closeMenu()
    shownAt.current = address
  }, [address])
  useEffect(() => {
    const wide = matchMedia("(min-width: 1180px)")
    wide.addEventListener("change", closeMenu)
    return () => wide.removeEventListener("change", closeMenu)
  }, [])
}

function MenuAccount() {
  const { t } = useTranslation()
  const auth = useAuth()
  const limit = useLimit()
  return (
    <div className="px-4 pb-3">
      {auth?.user && (
        <Link to="/profile" onClick={closeMenu} className="mb-3 flex items-center gap-3 rounded-control py-1">
          <Avatar name={displayName(auth.user)} image={auth.user.image} size="lg" />
          <AccountName user={auth.user} />
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
        </Link>
      )}
      {!limit && (
        <Button asChild variant="cta" size="cta" icon={Plus} full>
          <Link to="/tasks/create" onClick={closeMenu}>
            {t("shell:createTask")}
          </Link>
        </Button>
      )}
      {auth && !auth.user && (
        <div className="mt-2.5 grid grid-cols-2 gap-2.5">
          <Button asChild variant="outline" full>
            <Link to="/signin" onClick={closeMenu}>
              {t("shell:logIn")}
            </Link>
          </Button>
          <Button asChild variant="outline" full>
            <Link to="/signup" onClick={closeMenu}>
              {t("shell:getStarted")}
            </Link>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Services have a part of their own below. */
const menuLinks = navLinks.filter(({ to }) => to !== "/services")

const linkClass = "flex min-h-12 items-center gap-3.5 border-l-4 border-transparent px-3 text-16 font-medium"
const activeLink = { className: "border-brand! bg-paper text-brand-text" }

/** What is the person's own comes first. */
function MenuLinks() {
  const { t } = useTranslation()
  const auth = useAuth()
  const isDoer = useIsDoer()
  return (
    <nav aria-label={t("shell:mainNav")}>
      {auth?.user && <LazyOwnMenuLinks className={linkClass} onClick={closeMenu} />}
      {menuLinks.map(({ to, words, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          onClick={closeMenu}
          activeOptions={{ exact: true, includeSearch: false }}
          className={linkClass}
          activeProps={activeLink}
        >
          <Icon size={21} strokeWidth={1.9} aria-hidden="true" />
          {t(words)}
        </Link>
      ))}
      {!isDoer && (
        <Link to="/providers/create" onClick={closeMenu} className={linkClass} activeProps={activeLink}>
          <Hammer size={21} strokeWidth={1.9} aria-hidden="true" />
          {t("shell:becomeDoer")}
        </Link>
      )}
    </nav>
  )
}

function MenuCategories() {
  const { t } = useTranslation()
  const tile = "flex min-h-14 items-center gap-2 rounded-control px-2 py-1.5 text-14 font-semibold"
  return (
    <section className="px-4 pt-5" aria-labelledby="menu-services">
      <h2 id="menu-services" className="mb-2.5 font-semibold">
        {t("shell:services")}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {menuCategorySlugs.map((slug) => (
          <Link
            key={slug}
            to="/services"
            search={{ category: slug }}
            onClick={closeMenu}
            data-cat={slug}
            className={clsx(tile, "bg-cat-t text-cat-d")}
          >
            <Illustration name={slug} className="w-12" />
            <span className="min-w-0">{t(`category:${slug}`)}</span>
          </Link>
        ))}
        <Link
          to="/services"
          onClick={closeMenu}
          className={clsx(tile, "justify-center bg-wall-2 text-ink-2")}
        >
          <LayoutGrid size={18} strokeWidth={1.9} aria-hidden="true" />
          {t("shell:allCount", { number: categorySlugs.length })}
        </Link>
      </div>
    </section>
  )
}

function MenuFoot() {
  const { t } = useTranslation()
  const auth = useAuth()
  const logOut = useLogOut()
  const closeAndLogOut = () => {
    closeMenu()
    void logOut()
  }
  return (
    <div className="mt-auto px-4 pt-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        {auth?.user ? (
          <Button variant="ghost" icon={LogOut} onClick={closeAndLogOut} className="-ml-4 text-ink-2">
            {t("shell:logOut")}
          </Button>
        ) : (
          <span />
        )}
        <ThemeSwitch />
      </div>
      <div className="grid grid-cols-3 gap-0.5" role="group" aria-label={t("shell:language")}>
        <LanguageLinks
          onChosen={closeMenu}
          className={(isCurrent) =>
            clsx(
              "grid min-h-12 place-items-center rounded-t-tab font-medium shadow-paper",
              isCurrent ? "bg-cta text-on-cta" : "bg-paper text-ink-2",
            )
          }
        />
      </div>
    </div>
  )
}
