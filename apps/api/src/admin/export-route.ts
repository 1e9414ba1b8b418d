import type { Context as HonoContext } from "hono"
import type { Refusal } from "@doable/domain/refusal"
import { whyNotAdmin } from "@doable/domain/user/admin-access"
import { cookiesOf } from "../account/session-cookie.ts"
import type { Caller } from "../platform/caller.ts"
import { whoIsCalling } from "../account/who-is-calling.ts"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import { problem } from "../platform/server/problem.ts"
import { holdsUnstorableText } from "../platform/invalid-input.ts"
import type { ApiEnv, ServerDeps } from "../platform/server/api-env.ts"
import type { CsvList } from "../platform/csv/csv-list.ts"
import { csvFile } from "../platform/csv/csv-file.ts"
import { csvHeadings } from "./csv-headings.ts"

export const exportPath = "/admin/exports/:list"

type Deps = Pick<ServerDeps, "db" | "config" | "now"> & {
  /** By the name in their address. */
  lists: Record<string, CsvList>
}

/** A plain form asks, so that the browser itself saves what comes, however long it is. */
export function exportRoute({ db, config, now, lists }: Deps) {
  const cookieName = cookiesOf(config).names.session
  return async (c: HonoContext<ApiEnv>) => {
    const asks = {
      cookies: c.req.header("cookie") ?? null,
      cookieName,
      secret: config.authSecret,
      now: now(),
    }
    const user = (await whoIsCalling(db.$client, asks))?.user
    const whyNot = user ? whyCannotExport(user, config) : "sign_in_needed"
    if (!user || whyNot) return refused(c, config.uiUrl, whyNot ?? "sign_in_needed")
    const name = c.req.param("list") ?? ""
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (!list) return problem(c, 404, "not_found")
    const form = new URLSearchParams(await c.req.text())
    const asked = list.read(readJson(form.get("filter")))
    if (!asked) return problem(c, 400, "invalid")

    const { clientAddress, requestId } = c.var
    const visit = { clientAddress, requestId, userAgent: c.req.header("user-agent") ?? null }
    await db.transaction((tx) =>
      writeAuditLog(tx, caller({ ...visit, user }), {
        action: list.action,
        entity: { type: list.entityType, id: null },
        after: told(asked.filter),
        at: now(),
      }),
    )
    const headings = csvHeadings(list.columns, form.get("lang"))
    return csvFile(c, { name, day: now(), headings, parts: asked.parts({ db, now }) })
  }
}

/** A person who selected a button gets a page that explains the problem; a program gets the code. */
function refused(c: HonoContext<ApiEnv>, uiUrl: string, reason: Refusal) {
  if (c.req.header("accept")?.includes("text/html")) return c.redirect(new URL("/admin", uiUrl).href, 303)
  return problem(c, reason === "sign_in_needed" ? 401 : 403, reason)
}

function whyCannotExport(
  { role, twoFactorEnabled }: Caller,
  { requireAdminSecondStep }: ServerDeps["config"],
) {
  return whyNotAdmin({
    role,
    hasSecondStep: twoFactorEnabled,
    isSecondStepRequired: requireAdminSecondStep,
  })
}

function readJson(text: string | null): unknown {
  try {
    const given: unknown = JSON.parse(text || "{}")
    return holdsUnstorableText(given) ? null : given
  } catch {
    return null
  }
}

/** A search may contain a name or an address, and the audit log stores neither. */
function told({ q, ...filter }: Record<string, unknown>) {
  return q === undefined ? filter : { ...filter, isSearch: true }
}
