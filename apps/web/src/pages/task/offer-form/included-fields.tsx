import { includedLines } from "@doable/domain/offer/limits"
import { Check, Plus, X } from "lucide-react"
import { useRef } from "react"
import { lengthProblem } from "@doable/domain/text/length"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { OfferField } from "./offer-field.tsx"
import type { OfferEditor } from "./use-offer-form.ts"

/** What the price includes, line by line: these lines become the agreement. */
export function IncludedFields({ editor }: { editor: OfferEditor }) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const list = useRef<HTMLDivElement>(null)
  const { form, edit } = editor
  const { included } = form
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[index]?.focus())
  const add = () => {
    edit({ included: [...included, ""] })
    focusLine(included.length)
  }
  const remove = (index: number) => {
    edit({ included: included.filter((_, at) => at !== index) })
    focusLine(Math.max(0, index - 1))
  }
  return (
    <section className="offer-part">
      <OfferField
        group
        path="included"
        editor={editor}
        label={t("offer:included")}
        hint={t("offer:includedHint", {
          count: includedLines.max,
          characters: characters(includedLines.length),
        })}
      >
        <div ref={list} className="grid gap-2">
          {included.map((line, index) => (
            <TextField
              // Lines have no other name than their place.
              key={index}
              icon={<Check aria-hidden className="text-brand-text" strokeWidth={2.2} />}
              aria-label={t("offer:includedLine", { number: index + 1 })}
              value={line}
              aria-invalid={lengthProblem(line, { max: includedLines.length }) !== null || undefined}
              onChange={({ currentTarget }) =>
                edit({ included: included.map((one, at) => (at === index ? currentTarget.value : one)) })
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter") return
                event.preventDefault()
                if (line.trim() && included.length < includedLines.max) add()
              }}
              action={
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("offer:includedRemove", { number: index + 1 })}
                  onClick={() => remove(index)}
                >
                  <X size={18} strokeWidth={1.9} aria-hidden="true" />
                </Button>
              }
            />
          ))}
          {included.length < includedLines.max && (
            <Button variant="ghost" icon={Plus} className="justify-self-start" onClick={add}>
              {t("offer:includedAdd")}
            </Button>
          )}
        </div>
      </OfferField>
    </section>
  )
}
