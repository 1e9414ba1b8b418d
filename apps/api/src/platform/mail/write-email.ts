import type { Resources } from "@doable/words/keys"
import type { Parameters } from "@doable/words/translate"
import type { Translator } from "@doable/words/translator"
import type { Letter } from "./email.ts"

export type EmailName = keyof Resources["mail"]["letter"]

type Said = {
  name: EmailName
  /** The address in question, which stands out. */
  email: string
  url: string
  /** What only this email can say: another address, the circumstances. */
  about?: string
}

/** A letter with a name of its own, and its subject, in the translator's language. */
export function writeEmail(
  translator: Translator,
  { appName, uiUrl }: { appName: string; uiUrl: string },
  { name, email, url, about = "" }: Said,
): { subject: string; letter: Letter } {
  const { locale, t } = translator
  const given = { appName, email, about }
  const letter = {
    locale,
    appName,
    uiUrl,
    title: t(`mail:letter.${name}.title`, given),
    preview: t(`mail:letter.${name}.preview`, given),
    text: t(`mail:letter.${name}.reason`, given),
    strong: email,
    action: { label: t(`mail:letter.${name}.action`, given), url },
    linkHint: t("mail:linkHint"),
    after: afterwords(translator, name, given),
    why: t(`mail:letter.${name}.why`, given),
  }
  return { subject: t(`mail:letter.${name}.subject`, given), letter }
}

/** Some emails have one, some have two. */
function afterwords({ t, knows }: Translator, name: EmailName, given: Parameters): string[] {
  return [1, 2]
    .map((place) => `mail:letter.${name}.after.${place}`)
    .filter(knows)
    .map((key) => t(key, given))
}
