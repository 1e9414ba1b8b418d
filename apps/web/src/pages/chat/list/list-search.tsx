import { conversationSearchLength } from "@doable/domain/conversation/limits"
import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { bareInput, boxAround } from "../../../ui/fields/field-box.ts"
import type { ChatSearch } from "../../../conversation/chat-search.ts"

const restMs = 300

/** A form that works on its own; with scripts the list follows the typing. */
export function ListSearch({ search }: { search: ChatSearch }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { q = "", show, c } = search
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  // The address was changed from elsewhere: back, or "show all".
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])

  useEffect(() => {
    const words = typed.trim()
    if (words === asked.current) return
    const timer = setTimeout(() => {
      asked.current = words
      void navigate({
        to: "/chat",
        search: { c, show, q: words || undefined },
        replace: true,
        resetScroll: false,
      })
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, c, show, navigate])

  return (
    <form role="search" action="/chat" method="get" onSubmit={(event) => event.preventDefault()}>
      {show && <input type="hidden" name="show" value={show} />}
      <div className={boxAround({ className: "min-h-11!" })}>
        <Search size={19} strokeWidth={1.9} aria-hidden="true" className="ml-3.5 text-ink-2" />
        <input
          type="search"
          name="q"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={conversationSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t("chat:searchLabel")}
          placeholder={t("chat:search")}
          className={bareInput}
        />
      </div>
    </form>
  )
}
