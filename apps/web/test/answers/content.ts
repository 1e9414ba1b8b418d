import type { Locale } from "@doable/domain/locale"
import { readyShipped, toArticle, toQuestion } from "@doable/words/content-answers"
import { readWords } from "@doable/words/read-words"
import { contentNamespaces } from "@doable/words/shipped-content"
import type { Answers } from "../fake-api.ts"

/** What the API says of Help while no administrator has written anything. */
export function shippedHelp(locale: Locale = "en"): Answers {
  const words = readWords(locale, contentNamespaces)
  const articles = readyShipped("help", words, "Doable").map(toArticle)
  const questions = readyShipped("faq", words, "Doable").map(toQuestion)
  return {
    "help.getList": { data: articles, total: articles.length },
    "faq.getList": { data: questions, total: questions.length },
  }
}
