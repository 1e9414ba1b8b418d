import { Search, X } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { bareInput, boxAround, boxButton } from "../../ui/field-box.ts"

/** Part of the form of the filters, wherever that stands: what is chosen there stays when words are looked for. */
export function SearchField({ form, q }: { form: string; q: string | undefined }) {
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
        <button
          type="submit"
          form={form}
          aria-label={t("tasks:search")}
          className={`${boxButton} ml-1 -mr-2`}
        >
          <Search size={19} strokeWidth={1.9} aria-hidden="true" />
        </button>
        <input
          ref={input}
          type="text"
          name="q"
          form={form}
          defaultValue={q}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t("tasks:searchLabel")}
          placeholder={t("tasks:searchHint")}
          className={bareInput}
        />
        <button
          type="button"
          aria-label={t("tasks:clear")}
          onClick={clear}
          className={`${boxButton} scripted mr-1 group-has-[input:placeholder-shown]:hidden`}
        >
          <X size={18} strokeWidth={1.9} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
