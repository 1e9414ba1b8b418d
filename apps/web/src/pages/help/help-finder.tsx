import { searchLength } from "@doable/domain/text/search"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Ban, BadgeCheck, Search } from "lucide-react"
import { useEffect, useRef, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { bareInput, boxAround } from "../../ui/fields/field-box.ts"
import { audiences, type Audience } from "./article-readers.ts"

interface HelpFinderProps {
  q: string
  audience: Audience
  onType: (q: string) => void
  onSubmit: () => void
}

const chip =
  "inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-14 font-medium inset-ring inset-ring-line-2"

/** A plain form whose address says what was asked; with scripts the answers come while one types. */
export function HelpFinder({ q, audience, onType, onSubmit }: HelpFinderProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before scripts ran is answered, too.
  useEffect(() => {
    const typed = field.current?.value ?? q
    if (typed !== q) onType(typed)
  }, [q, onType])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <form method="get" action="/help" role="search" onSubmit={submit} className="mt-5 max-w-[720px]">
        <div className={boxAround()}>
          <button
            type="submit"
            aria-label={t("help:search.submit")}
            className="grid size-12 flex-none place-items-center rounded-control text-ink-2"
          >
            <Search size={20} strokeWidth={1.9} aria-hidden="true" />
          </button>
          <input
            ref={field}
            name="q"
            type="search"
            value={q}
            maxLength={searchLength}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            aria-label={t("help:search.label")}
            placeholder={t("help:search.placeholder")}
            className={clsx(bareInput, "min-h-12 pr-3 text-16")}
          />
          {audience === "doer" && <input type="hidden" name="for" value="doer" />}
        </div>
      </form>
      <ul className="mt-3 flex flex-wrap gap-2">
        {audiences.map((one) => (
          <li key={one}>
            <Link
              to="/help"
              search={one === "doer" ? { for: one } : {}}
              resetScroll={false}
              aria-current={one === audience ? "true" : undefined}
              className={clsx(chip, one === audience ? "bg-ink text-paper" : "bg-paper hover:bg-paper-2")}
            >
              {t(`help:audience.${one}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/help"
            search={{ read: "verifying", for: "doer" }}
            className={clsx(chip, "bg-paper hover:bg-paper-2")}
          >
            <BadgeCheck size={18} strokeWidth={1.9} aria-hidden="true" />
            {t("help:verification")}
          </Link>
        </li>
        <li>
          <a href="#forbidden" className={clsx(chip, "bg-paper hover:bg-paper-2")}>
            <Ban size={18} strokeWidth={1.9} aria-hidden="true" />
            {t("help:forbidden.title")}
          </a>
        </li>
      </ul>
    </>
  )
}
