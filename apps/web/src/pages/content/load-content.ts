import type { Article, Question, Release } from "@doable/words/content-answers"
import { loadWords } from "../../i18n/load-words.ts"
import type { RouterContext } from "../../session/router-context.ts"

export const loadArticles = (context: RouterContext): Promise<Article[]> =>
  orShipped(context, "help", async () => (await (await context.api()).help.getList.query()).data)

export const loadQuestions = (context: RouterContext): Promise<Question[]> =>
  orShipped(context, "faq", async () => (await (await context.api()).faq.getList.query()).data)

export const loadReleases = (context: RouterContext): Promise<Release[]> =>
  orShipped(context, "changelog", async () => (await (await context.api()).changelog.getList.query()).data)

/** Help is there when it's needed most: while the API is away, everyone reads the texts of the release. */
async function orShipped<T>(
  context: RouterContext,
  kind: "help" | "faq" | "changelog",
  ask: () => Promise<T[]>,
): Promise<T[]> {
  try {
    return await ask()
  } catch {
    const [{ readyShipped, toArticle, toQuestion, toRelease }] = await Promise.all([
      import("@doable/words/content-answers"),
      loadWords(context.i18n, ["articles", "changelog", "content", "questions"]),
    ])
    const to = { help: toArticle, faq: toQuestion, changelog: toRelease }[kind]
    return readyShipped(kind, context.i18n, context.config.appName).map((entry) => to(entry) as T)
  }
}
