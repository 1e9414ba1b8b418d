import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useEffect, useRef } from "react"
import { categoryQueryLength } from "@doable/domain/category/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"

const pauseMs = 250

/** Answers while one types. Without scripts it is a plain form that says the same address. */
export function ServicesSearch({ q }: { q: string | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (words: string, pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const wanted = words.trim() || undefined
      void navigate({ to: "/services", search: { q: wanted }, replace: true, resetScroll: false })
    }, pause)
  }
  return (
    <form
      role="search"
      method="get"
      action="/services"
      className="mt-6 flex max-w-[560px] gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        look(String(new FormData(event.currentTarget).get("q") ?? ""), 0)
      }}
    >
      <TextField
        type="search"
        name="q"
        aria-label={t("services:search.label")}
        placeholder={t("category:picker.example")}
        icon={<Search aria-hidden strokeWidth={1.9} />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={categoryQueryLength.max}
        defaultValue={q}
        onChange={(event) => look(event.currentTarget.value, pauseMs)}
      />
      <Button type="submit" variant="outline">
        {t("services:search.button")}
      </Button>
    </form>
  )
}
