import type { Article, Question } from "@doable/words/content-answers"
import type { RouterContext } from "../../session/router-context.ts"
import { loadArticles, loadQuestions } from "../content/load-content.ts"

/** The search looks in both. */
export interface HelpTexts {
  articles: readonly Article[]
  questions: readonly Question[]
}

export async function loadHelp(context: RouterContext): Promise<HelpTexts> {
  const [articles, questions] = await Promise.all([loadArticles(context), loadQuestions(context)])
  return { articles, questions }
}
