import type { Key, Namespace } from "@doable/words/keys"
import type { Translator } from "@doable/words/translator"

interface HeadArguments {
  match: { context: { i18n: Translator; config: { appName: string } }; status?: string }
}

/** Title and description of a page from its own dictionary: `<namespace>:[<part>.]meta.title`. */
export function pageHead(
  namespace: Namespace,
  { part = "", robots }: { part?: string; robots?: string } = {},
) {
  return ({ match }: HeadArguments) => {
    // The root says then that the page wasn't found.
    if (match.status === "notFound") return {}
    const { i18n, config } = match.context
    const say = (name: string) =>
      i18n.t(`${namespace}:${part ? `${part}.` : ""}meta.${name}` as Key, { appName: config.appName })
    return { meta: headMeta(say("title"), say("description"), robots) }
  }
}

export function headMeta(title: string, description: string, robots?: string) {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ]
}
