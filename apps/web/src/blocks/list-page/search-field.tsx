import { searchLength } from "@doable/domain/text/search"
import { Search, X } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { bareInput, boxAround, boxButton } from "../../ui/fields/field-box.ts"

interface SearchFieldProps {
  form: string
  q: string | undefined
  label: string
  hint: string
}

/** Part of the form of the filters, wherever that stands: what is chosen there stays when words are looked for. */
export function SearchField({ form, q, label, hint }: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (!input.current) return
    input.current.value = ""
    input.current.focus()
    if (q) input.current.form?.requestSubmit()
  }
  return (
    <div role="search" className="min-w-0 flex-1 lg:max-w-[520px]">
      <div className={boxAround({ className: "group min-h-11!" })}>
        <button type="submit" form={form} aria-label={t("list:search")} className={`${boxButton} ml-1 -mr-2`}>
          <Search size={19} strokeWidth={1.9} aria-hidden="true" />
        </button>
        <input
          ref={input}
          type="text"
          name="q"
          form={form}
          defaultValue={q}
          maxLength={searchLength}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={hint}
          className={bareInput}
        />
        <button
          type="button"
          aria-label={t("list:clear")}
          onClick={clear}
          className={`${boxButton} scripted mr-1 [.group:has(input:placeholder-shown)_&]:hidden`}
        >
          <X size={18} strokeWidth={1.9} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
