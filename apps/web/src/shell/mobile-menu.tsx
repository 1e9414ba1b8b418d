import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { categorySlugs, menuCategorySlugs } from "@doable/domain/category/slugs"
import { clsx } from "clsx"
import { ChevronRight, Hammer, LayoutGrid, LogOut, Menu, Plus, X } from "lucide-react"
import { useEffect, useRef, type MouseEvent, type RefObject } from "react"
import { useLogOut } from "../account/use-log-out.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Button } from "../ui/button.tsx"
import { Illustration } from "../ui/illustration.tsx"
import { Logo } from "../ui/logo.tsx"
import { AccountName, displayName } from "./account-menu.tsx"
import { LanguageLinks } from "./language-links.tsx"
import { navLinks } from "./nav-links.ts"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useAuth } from "./use-auth.ts"

const menuId = "site-menu"

/** Browsers open and close the sheet by these attributes alone; the listener serves the older ones. */
function invoker(command: "show-modal" | "close") {
  return {
    commandfor: menuId,
    command,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if ("command" in event.currentTarget) return
      const menu = document.getElementById(menuId) as HTMLDialogElement | null
      if (command === "close") menu?.close()
      else menu?.showModal()
    },
  } as { onClick: (event: MouseEvent<HTMLButtonElement>) => void }
}

export function MobileMenu() {
  const { t } = useTranslation()
  const menu = useRef<HTMLDialogElement>(null)
  const { appName } = useRouter().options.context.config
  useCloseOnNavigation(menu)

  return (
    <div className="min-[1180px]:hidden">
      <Button variant="ghost" size="icon" aria-label={t("shell:menu")} {...invoker("show-modal")}>
        <Menu size={24} strokeWidth={1.9} aria-hidden="true" />
      </Button>
      <dialog ref={menu} id={menuId} aria-label={t("shell:menu")} className="site-menu" closedby="any">
        <div className="flex min-h-full flex-col">
          <div className="flex h-18 flex-none items-center justify-between pr-2 pl-4">
            <Logo name={appName} className="text-[24px]" />
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

function useCloseOnNavigation(menu: RefObject<HTMLDialogElement | null>) {
  const pathname = useRouterState({ select: (state) => state.location.href })
  useEffect(() => menu.current?.close(), [menu, pathname])
}

function MenuAccount() {
  const { t } = useTranslation()
  const auth = useAuth()
  return (
    <div className="px-4 pb-3">
      {auth?.user && (
        <Link to="/profile" className="mb-3 flex items-center gap-3 rounded-control py-1">
          <Avatar name={displayName(auth.user)} image={auth.user.image} size="lg" />
          <AccountName user={auth.user} />
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
        </Link>
      )}
      <Button asChild variant="cta" size="cta" icon={Plus} full>
        <Link to="/tasks/create">{t("shell:createTask")}</Link>
      </Button>
      {auth && !auth.user && (
        <div className="mt-2.5 grid grid-cols-2 gap-2.5">
          <Button asChild variant="outline" full>
            <Link to="/signin">{t("shell:logIn")}</Link>
          </Button>
          <Button asChild variant="outline" full>
            <Link to="/signup">{t("shell:getStarted")}</Link>
          </Button>
        </div>
      )}
    </div>
  )
}

function MenuLinks() {
  const { t } = useTranslation()
  const auth = useAuth()
  const own = auth?.user
    ? ([{ to: "/providers/dashboard", words: "shell:doerDashboard", icon: Hammer }] as const)
    : []
  return (
    <nav aria-label={t("shell:mainNav")}>
      {[...navLinks, ...own].map(({ to, words, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true }}
          className="flex min-h-12 items-center gap-3.5 border-l-4 border-transparent px-3 text-16 font-medium"
          activeProps={{ className: "border-brand! bg-paper text-brand-text" }}
        >
          <Icon size={21} strokeWidth={1.9} aria-hidden="true" />
          {t(words)}
        </Link>
      ))}
    </nav>
  )
}

function MenuCategories() {
  const { t } = useTranslation()
  const tile = "flex min-h-14 items-center gap-2 rounded-control px-2 py-1.5 text-14 font-semibold"
  return (
    <section className="px-4 pt-5" aria-labelledby="menu-services">
      <div className="mb-2.5 flex items-baseline justify-between">
        <h2 id="menu-services" className="font-semibold">
          {t("shell:services")}
        </h2>
        <Link to="/services" className="link text-14">
          {t("shell:allCount", { number: categorySlugs.length })}
        </Link>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {menuCategorySlugs.map((slug) => (
          <Link
            key={slug}
            to="/services"
            search={{ category: slug }}
            data-cat={slug}
            className={clsx(tile, "bg-cat-t text-cat-d")}
          >
            <Illustration name={slug} className="w-12" />
            <span className="min-w-0">{t(`category:${slug}`)}</span>
          </Link>
        ))}
        <Link to="/services" className={clsx(tile, "justify-center bg-wall-2 text-ink-2")}>
          <LayoutGrid size={18} strokeWidth={1.9} aria-hidden="true" />
          {t("shell:allServices")}
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
    ;(document.getElementById(menuId) as HTMLDialogElement | null)?.close()
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
