// Every route of the product with an address to open it at. A route without a line here turns the walk red.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/env.ts"
import { world, type Person } from "../world/browser.ts"

interface Visit {
  /** The address, where it differs from the route. */
  at?: string
  as?: Person
  status?: number
}

const task = (state: string) => `/tasks/${world.taskIds[state]}`

const visits: Record<string, Visit> = {
  "/": {},
  "/404": { status: 404 },
  "/about": {},
  "/account": { as: "customer" },
  "/account-locked": {},
  "/admin": { as: "admin" },
  "/admin/audit-logs": { as: "admin" },
  "/admin/categories": { as: "admin" },
  "/admin/content": { as: "admin" },
  "/admin/content/$kind/$key": { at: "/admin/content/help/write", as: "admin" },
  "/admin/disputes": { as: "admin" },
  "/admin/disputes/$disputeId": { at: `/admin/disputes/${world.disputeId}`, as: "admin" },
  "/admin/faults": { as: "admin" },
  "/admin/faults/$assignmentId": { at: `/admin/faults/${world.contestedHireId}`, as: "admin" },
  "/admin/providers": { as: "admin" },
  "/admin/appeals": { as: "admin" },
  "/admin/reports": { as: "admin" },
  "/admin/reviews": { as: "admin" },
  "/admin/text-rules": { as: "admin" },
  "/admin/users": { as: "admin" },
  "/auth/reset-password": { at: "/auth/reset-password?token=not-a-token" },
  "/changelog": {},
  "/chat": {},
  "/contact": {},
  "/dashboard": { as: "customer" },
  "/faq": {},
  "/forgot-password": {},
  "/help": {},
  "/how-it-works": {},
  "/privacy": {},
  "/profile": { as: "customer" },
  "/profile/complete": { as: "customer" },
  "/providers": {},
  "/providers/$providerId": { at: `/providers/${world.providerId}` },
  "/providers/applications": {},
  "/providers/create": {},
  "/providers/dashboard": { as: "doer" },
  "/providers/discover": {},
  "/providers/manage": { as: "doer" },
  "/keep-second-step": { at: "/keep-second-step?token=not-a-token" },
  "/reset-password": {},
  "/second-step": {},
  "/services": { at: "/services?category=design-creative" },
  "/services/$categoryId": { at: "/services/plumbing" },
  "/signin": {},
  "/signup": {},
  "/signup-success": {},
  "/tasks": {},
  "/tasks/$taskId": { at: task("open") },
  "/tasks/create": { as: "customer" },
  "/tasks/$taskId/edit": { at: `${task("open")}/edit`, as: "customer" },
  "/tasks/$taskId/complete": { at: `${task("completion_requested")}/complete`, as: "customer" },
  "/tasks/$taskId/compare": { at: `${task("offered")}/compare`, as: "customer" },
  "/tasks/$taskId/agreement": { at: `${task("in_progress")}/agreement`, as: "customer" },
  "/tasks/$taskId/receipt": { at: `${task("completed")}/receipt`, as: "customer" },
  "/tasks/$taskId/dispute": { at: `${task("in_progress")}/dispute`, as: "customer" },
  "/terms": {},
  "/themes": {},
  "/themes/form": {},
  "/themes/list": {},
  "/themes/wizard": {},
  "/unsubscribe": { at: "/unsubscribe?token=not-a-token" },
  "/verify-email": { at: "/verify-email?token=not-a-token" },
}

/** Addresses that no route has, or that show a route in another state. */
const moreVisits: Record<string, Visit> = {
  "/nowhere/at/all": { status: 404 },
  "/signin?error=account_not_linked": {},
  "/signin?error=email_not_verified&redirect=/tasks": {},
  "/tasks?category=home-repair&q=plumber": {},
  "/tasks?photos=1&languages=ru": {},
  "/tasks?q=xyzzyxyzzy": {},
  "/tasks/no-such-task": { status: 404 },
  "/tasks/00000000-0000-4000-8000-000000000000/edit": { as: "customer", status: 404 },
  "/tasks/{over}": { at: task("cancelled"), status: 410 },
  "/tasks/{own}": { at: task("open"), as: "customer" },
  "/tasks/{own draft}": { at: task("draft"), as: "customer" },
  "/tasks/{own closed}": { at: task("cancelled"), as: "customer" },
  "/tasks/{own with offers}": { at: task("offered"), as: "customer" },
  "/tasks/{own with a doer}": { at: task("assigned"), as: "customer" },
  "/tasks/{somebody's with a doer}": { at: task("assigned") },
  "/tasks/{work to do}": { at: task("assigned"), as: "doer" },
  "/tasks/{work to mend}": { at: task("doer_in_progress"), as: "doer" },
  "/tasks/{own done}": { at: task("completed"), as: "customer" },
  "/tasks/{open}?tab=offer": { at: `${task("unoffered")}?tab=offer`, as: "doer" },
  "/tasks/{offered}?tab=offer": { at: `${task("offered")}?tab=offer`, as: "doer" },
  "/tasks/{no task}/complete": {
    at: "/tasks/00000000-0000-4000-8000-000000000000/complete",
    as: "doer",
    status: 404,
  },
  "/tasks/{at work}/complete": { at: `${task("in_progress")}/complete`, as: "customer" },
  "/tasks/{to review}/complete": { at: `${task("completed")}/complete`, as: "customer" },
  "/tasks/{to mend}/complete": { at: `${task("doer_in_progress")}/complete`, as: "doer" },
  "/tasks/{handed over}/complete": { at: `${task("doer_completion_requested")}/complete`, as: "doer" },
  "/tasks/{reviewed}/complete": { at: `${task("doer_completed")}/complete`, as: "doer" },
  "/tasks/{too early}/dispute": { at: `${task("assigned")}/dispute`, as: "doer" },
  "/tasks/{no task}/agreement": {
    at: "/tasks/00000000-0000-4000-8000-000000000000/agreement",
    as: "doer",
    status: 404,
  },
  "/tasks/{no task}/dispute": {
    at: "/tasks/00000000-0000-4000-8000-000000000000/dispute",
    as: "doer",
    status: 404,
  },
  "/tasks/{own expired}": { at: task("expired"), as: "customer" },
  "/providers?category=home-repair&languages=ru&verified=1": {},
  "/providers?place=618426&radius=20&sort=nearest": {},
  "/providers?q=xyzzyxyzzy": {},
  "/providers/no-such-doer": { status: 404 },
  "/providers/{own}": { at: `/providers/${world.providerId}`, as: "admin" },
  "/dashboard {a doer's}": { at: "/dashboard", as: "doer" },
  "/providers/applications?tab=offers": { as: "doer" },
  "/providers/applications {a doer's}": { at: "/providers/applications", as: "doer" },
  "/providers/applications {no profile}": { at: "/providers/applications", as: "customer" },
  "/tasks/create?step=details": { as: "customer" },
  "/tasks/create?step=where": { as: "customer" },
  "/tasks/create?step=budget": { as: "customer" },
  "/tasks/create?step=check": { as: "customer" },
  "/providers/create {a customer's}": { at: "/providers/create", as: "customer" },
  "/providers/create?at=what": {},
  "/providers/create?at=where": {},
  "/providers/create?at=look": { as: "customer" },
  "/providers/create?at=done": { as: "doer" },
  "/providers/manage?part=what": { as: "doer" },
  "/providers/manage?part=services": { as: "doer" },
  "/providers/manage?part=works": { as: "doer" },
  "/providers/manage?part=where": { as: "doer" },
  "/providers/manage {no profile}": { at: "/providers/manage", as: "customer" },
  "/providers/dashboard?period=7": { as: "doer" },
  "/providers/dashboard?tab=offers": { as: "doer" },
  "/providers/dashboard?tab=jobs": { as: "doer" },
  "/providers/dashboard?tab=calendar": { as: "doer" },
  "/providers/dashboard?tab=templates": { as: "doer" },
  "/dashboard?tab=saved": { as: "customer" },
  "/providers/dashboard {no profile}": { at: "/providers/dashboard", as: "customer" },
  "/providers/discover?category=deep-cleaning&place=618426&languages=ru": { as: "customer" },
  "/providers/discover?category=deep-cleaning&ask=": {},
  "/providers/discover?category=data-labeling&where=xyzzy": {},
  "/services?q=plumer": {},
  "/services?q=xyzzy": {},
  "/services/cleaning": {},
  "/services/no-such-category": { status: 404 },
  "/unsubscribe?state=invalid": {},
  "/unsubscribe?token=not-a-token&state=stopped": {},
  "/unsubscribe?token=not-a-token&about=alert&state=askDaily": {},
  "/verify-email?redirect=/tasks/create": {},
  "/admin/audit-logs?q=nobody@example.com&severity=critical": { as: "admin" },
  "/admin/categories?part=missing": { as: "admin" },
  "/admin/disputes?status=open": { as: "admin" },
  "/admin/disputes?status=resolved": { as: "admin" },
  "/admin/faults?status=decided": { as: "admin" },
  "/admin/reports?tab=decided": { as: "admin" },
  "/account?section=reports": { as: "customer" },
  "/account?section=restrictions": { as: "customer" },
  "/admin/faults/{no contest}": {
    at: "/admin/faults/00000000-0000-4000-8000-000000000000",
    as: "admin",
    status: 404,
  },
  "/admin/providers?list=profiles": { as: "admin" },
  "/admin/providers?status=approved": { as: "admin" },
  "/admin?queue=tasks": { as: "admin" },
  "/admin?queue=tasks&status=open": { as: "admin" },
  "/admin?period=90": { as: "admin" },
  "/admin/users?q=anna.sokolova": { as: "admin" },
  "/admin/users?q=xyzzyxyzzy&sign=locked": { as: "admin" },
  "/chat {list}": { at: "/chat", as: "customer" },
  "/chat {open}": { at: `/chat?c=${world.conversationId}`, as: "customer" },
  "/chat {about work}": { at: `/chat?c=${world.workTalkId}`, as: "doer" },
  "/chat?c=00000000-0000-4000-8000-000000000000": { as: "doer" },
  "/chat?show=unread": { as: "doer" },
  "/chat?show=support": { as: "doer" },
  "/admin?queue=messages": { as: "admin" },
  "/admin?queue=support": { as: "admin" },
  "/help?read=cancelling": {},
  "/help?q=address&for=doer": {},
  "/help?q=xyzzy": {},
  "/contact?from=locked": { as: "doer" },
  "/account?section=billing": { as: "customer" },
  "/account-locked?token=not-a-token": {},
  "/account?section=language": { as: "customer" },
  "/account?section=notifications": { as: "doer" },
  "/account?section=searches": { as: "customer" },
  "/account?section=sending": { as: "customer" },
  "/unsubscribe?state=kept": {},
  "/account?section=security": { as: "customer" },
  "/tasks?account=account": { as: "customer" },
  "/how-it-works?account=notifications": { as: "doer" },
  "/how-it-works?for=doers": {},
  "/tasks?account=security": { as: "customer" },
}

export interface Address {
  /** The route, or the name of another state of it. */
  route: string
  /** The first of its route: looked at in the dark, too. */
  isFirst: boolean
  at: string
  as: Person
  status: number
}

export function allAddresses(): Address[] {
  return Object.entries({ ...visits, ...moreVisits }).map(
    ([route, { at = route, as = "visitor", status = 200 }]) => ({
      route,
      isFirst: Object.hasOwn(visits, route),
      at,
      as,
      status,
    }),
  )
}

/** Read from the generated tree, so that nobody can forget to add one. */
export function routesWithoutVisit(): string[] {
  const tree = readFileSync(join(root, "apps/web/src/routeTree.gen.ts"), "utf8")
  const paths = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ""
  const routes = [...paths.matchAll(/^\s*'([^']+)':/gm)].map((match) => match[1] ?? "")
  if (routes.length === 0) throw new Error("found no routes in the generated tree")
  return routes.filter((route) => !Object.hasOwn(visits, route))
}

/** The lists and pages that someone else finds first; they're a file of their own, so that two run at the same time. */
export function isMarket(route: string): boolean {
  return /^\/(tasks|providers|services)\b/.test(route)
}
