import type { Context as HonoContext } from "hono"
import { voteForArticleInput } from "@doable/domain/help/input"
import { Refused } from "@doable/domain/refusal"
import { cookiesOf } from "../account/session-cookie.ts"
import { whoIsCalling } from "../account/who-is-calling.ts"
import { problem } from "../platform/server/problem.ts"
import type { ApiEnv, ServerDeps } from "../platform/server/api-env.ts"
import { voteForArticle } from "./vote-for-article.ts"

export const votePath = "/help/votes"

type Deps = Pick<ServerDeps, "db" | "config" | "now">

/** The same command for a plain form, before the scripts have come; it leads back to the article. */
export function voteRoute({ db, config, now }: Deps) {
  const cookieName = cookiesOf(config).names.session
  return async (c: HonoContext<ApiEnv>) => {
    const form = new URLSearchParams(await c.req.text())
    const isHelpful = { yes: true, no: false }[form.get("helpful") ?? ""]
    const input = voteForArticleInput.safeParse({ article: form.get("article"), isHelpful })
    if (!input.success) return problem(c, 400, "invalid")
    const cookies = c.req.header("cookie") ?? null
    const caller = await whoIsCalling(db.$client, {
      cookies,
      cookieName,
      secret: config.authSecret,
      now: now(),
    })
    const visitor = { db, appName: config.appName, language: null, clientAddress: c.var.clientAddress }
    try {
      await voteForArticle({ ...visitor, user: caller?.user ?? null }, input.data)
    } catch (error) {
      if (error instanceof Refused) return problem(c, 404, "not_found")
      throw error
    }
    const page = new URL("/help", config.uiUrl)
    page.searchParams.set("read", input.data.article)
    if (form.get("for") === "doer") page.searchParams.set("for", "doer")
    page.searchParams.set("said", input.data.isHelpful ? "yes" : "no")
    return c.redirect(`${page.href}#helpful`, 303)
  }
}
