// A question with two buttons is answered by reading the buttons alone: one says what happens, the other what stays.
import type { Dictionary } from "./dictionaries.ts"
import type { SourceFile } from "./repository.ts"
import { fixedParts, nodesOf, parse, type Node } from "./syntax.ts"

const noDeed = /^(ok|okay|yes|no|да|нет|da|nu)(?!\p{L})/iu
/** Beside one of these, "Cancel" could mean either. */
const endsSomething = /^(cancel|withdraw|decline|close|end)\b/i

/** The calls of `confirm({ … })` whose buttons don't say what they do. */
export function unclearQuestions(file: SourceFile, words: readonly Dictionary[]): string[] {
  return [...nodesOf(parse(file))].flatMap((call) => {
    if (call.type !== "CallExpression" || (call["callee"] as Node)["name"] !== "confirm") return []
    const [options] = call["arguments"] as Node[]
    if (options?.type !== "ObjectExpression") return []
    const properties = options["properties"] as Node[]
    // What comes from elsewhere is typed there.
    if (properties.some(({ type }) => type === "SpreadElement")) return []
    const valueOf = (name: string) =>
      properties.find(({ key }) => (key as Node)["name"] === name)?.["value"] as Node | undefined
    const line = file.text.slice(0, call["start"] as number).split("\n").length
    const fault = (sentence: string) => [`${file.path}:${line} ${sentence}`]
    const confirm = valueOf("confirmText")
    if (!confirm) return fault("confirm() without confirmText: name what the button does.")
    const texts = words.flatMap((dictionary) => textsOf(confirm, dictionary))
    const empty = texts.find((text) => noDeed.test(text))
    if (empty) return fault(`the button says “${empty}”: write a verb, as in “Delete the draft”.`)
    const ending = texts.find((text) => endsSomething.test(text))
    if (ending && !valueOf("cancelText"))
      return fault(`“Cancel” beside “${ending}” could mean either: give cancelText, as in “Keep the job”.`)
    return []
  })
}

/** Every text that a key inside the expression can stand for. */
function textsOf(expression: Node, dictionary: Dictionary): string[] {
  return [...nodesOf(expression)].flatMap((node) => {
    const parts = fixedParts(node)
    if (!parts?.join("").includes(":")) return []
    const pattern = new RegExp(`^${parts.map(RegExp.escape).join(".*")}$`)
    return [...dictionary].filter(([key]) => pattern.test(key)).map(([, text]) => text)
  })
}
