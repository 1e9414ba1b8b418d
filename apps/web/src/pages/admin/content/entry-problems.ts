import type { ContentPayload } from "@doable/domain/content/input"
import { isKeyFit, keyFrom } from "@doable/domain/content/key"
import type { ContentKind } from "@doable/domain/content/kinds"
import { contentProblems, languagesToFinish, type ContentProblemCode } from "@doable/domain/content/problems"
import { localeNames, type Locale } from "@doable/domain/locale"
import type { Key } from "@doable/words/keys"
import type { Translate } from "@doable/words/translator"

type Problem = { path: string; code: ContentProblemCode | "key_unfit" }

export interface Problems {
  all: readonly Problem[]
  unfinished: readonly Locale[]
  at: (path: string) => Key | undefined
  summary: (t: Translate) => string
}

/** The same rules that the server asks; `newKey` is null when the text has its address already. */
export function problemsIn(kind: ContentKind, payload: ContentPayload, newKey: string | null): Problems {
  const found = contentProblems(kind, payload)
  const unfinished = languagesToFinish(found)
  const all: Problem[] =
    newKey === null || isKeyFit(newKey) ? found : [...found, { path: "key", code: "key_unfit" as const }]
  return {
    all,
    unfinished,
    at: (path) => {
      const code = all.find((one) => one.path === path)?.code
      if (!code) return undefined
      return code === "key_unfit" ? "admin-content:editor.keyUnfit" : `admin-content:problems.${code}`
    },
    summary: (t) =>
      unfinished.length > 0
        ? t("admin-content:unfinished", { languages: unfinished.map((one) => localeNames[one]).join(", ") })
        : t("admin-content:unfinishedElse"),
  }
}

/** A release is called by its version, an announcement by what it says; the others can be called anything. */
export function keyOfNew(kind: ContentKind, { version, texts }: ContentPayload, typed: string): string {
  if (kind === "changelog") return `v${version.replaceAll(".", "_")}`
  if (typed) return typed
  return keyFrom(kind === "announcement" ? texts.en.body : texts.en.title)
}
