"use client"
import { clsx } from "clsx"
import NextLink from "next/link"
import { usePathname } from "next/navigation"
import { createContext, use } from "react"

export const Facts = createContext(null)

const location = { pathname: "/tasks", href: "/tasks", search: {} }
const state = { isLoading: false, status: "idle", location, resolvedLocation: location }

export const useRouter = () => use(Facts)
export const useRouteContext = ({ select }) => select({ auth: use(Facts).auth })
export const useRouterState = ({ select }) => select(state)
export const useLocation = (options) => (options?.select ? options.select(location) : location)
export const useSearch = () => location.search

export function Link({
  to,
  params,
  search,
  hash,
  activeOptions,
  activeProps,
  inactiveProps,
  resetScroll: _resetScroll,
  preload: _preload,
  ...rest
}) {
  const path = params ? to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name])) : to
  const query = search ? queryOf(search) : ""
  const isActive = usePathname() === path && (query === "" || activeOptions?.includeSearch === false)
  const { className, ...active } = isActive
    ? { ...activeProps, "aria-current": "page", "data-status": "active" }
    : { ...inactiveProps }
  return (
    <NextLink
      href={`${path}${query}${hash ? `#${hash}` : ""}`}
      prefetch={false}
      {...rest}
      {...active}
      className={clsx(rest.className, className)}
    />
  )
}

function queryOf(search) {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ""
}
