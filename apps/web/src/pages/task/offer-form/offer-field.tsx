import { numberFormat } from "@doable/words/format"
import type { ComponentProps } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { characters } from "../../../i18n/characters.ts"
import type { Key } from "@doable/words/keys"
import { priceLimitText } from "../../../blocks/text/market-text.ts"
import { Field } from "../../../ui/fields/field.tsx"
import type { OfferEditor } from "./use-offer-form.ts"

interface OfferFieldProps extends Omit<ComponentProps<typeof Field>, "error"> {
  path: string
  editor: OfferEditor
}

/** A field that shows what the rules say about it, and that the page finds again by its path. */
export function OfferField({ path, editor, className, ...props }: OfferFieldProps) {
  return (
    <div data-path={path} className={className}>
      <Field {...props} error={useProblemWords(editor, path)} />
    </div>
  )
}

const sums = new Set(["price_too_low", "price_too_high", "materials_too_high"])

export function useProblemWords(editor: OfferEditor, path: string): string | undefined {
  const say = useTranslation()
  const { t, locale } = say
  const problem = editor.problemOf(path)
  if (!problem) return undefined
  const isSum = sums.has(problem.code)
  const words = (value: number | undefined) =>
    value === undefined
      ? ""
      : isSum
        ? priceLimitText({ amount: value, currency: editor.budget.currency }, say)
        : numberFormat(locale).format(value)
  const count = problem.min ?? problem.max ?? 0
  return t(`offer:problem.${problem.code}` as Key, {
    min: words(problem.min),
    max: words(problem.max),
    count,
    characters: characters(say, count),
  })
}
