import { dailyAlertTime, matchesCounted } from "@doable/domain/saved-search/limits"
import { searchAddress } from "@doable/domain/saved-search/search-address"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { BellOff, BellRing, Clock, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { lazyPart } from "../blocks/lazy-page.tsx"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { toast } from "../ui/feedback/toast.ts"
import { Button } from "../ui/layout/button.tsx"
import { confirm } from "../ui/overlays/confirm.ts"
import { filterWords } from "./filter-words.ts"
import { PlainSearchForm } from "./plain-search-form.tsx"
import { searchesKey, type SavedSearchData } from "./searches-query.ts"

/** The dialog comes with its first use. */
const EditSearchDialog = lazyPart(() =>
  import("./edit-search-dialog.tsx").then((module) => module.EditSearchDialog),
)

const pictures = { instant: BellRing, hourly: Clock, daily: Clock, off: BellOff }

export function SearchRow({ search, onDeleted }: { search: SavedSearchData; onDeleted: () => void }) {
  const { t, locale } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const { name, frequency, matchCount7d } = search
  const found = matchCount7d ?? 0
  const Picture = pictures[frequency]
  return (
    <li className="flex items-center gap-3.5 px-4 py-3.5 max-md:flex-wrap">
      <span
        className={`grid size-11 flex-none place-items-center rounded-control ${frequency === "off" ? "bg-wall-2 text-ink-3" : "bg-brand-soft text-brand-text"}`}
      >
        <Picture size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-60px)]">
        <h3 className="font-semibold wrap-anywhere">
          <Link to={searchAddress(search)} className="link inline-block py-0.5">
            {name}
          </Link>
        </h3>
        <p className="text-13 wrap-anywhere text-ink-2">{filterWords(search, { t, locale })}</p>
      </div>
      <div className="flex flex-wrap gap-x-3.5 text-14 max-md:flex-1 max-md:flex-col md:items-center">
        <p className="md:w-36">
          {frequency === "daily"
            ? t("alerts:list.dailyAt", { time: dailyAlertTime })
            : t(`alerts:frequency.${frequency}`)}
        </p>
        <p className="text-ink-2 md:w-32">{frequency !== "off" && weekText(found, t)}</p>
      </div>
      <div className="scripted flex flex-none max-md:ml-auto">
        <Button
          variant="ghost"
          size="icon"
          icon={Pencil}
          aria-label={`${t("alerts:list.edit")}: ${name}`}
          onClick={() => setEditing(true)}
        />
        <DeleteButton search={search} onDeleted={onDeleted} />
      </div>
      <noscript>{import.meta.env.SSR && <PlainSearchForm search={search} />}</noscript>
      {isEditing && <EditSearchDialog search={search} onClose={() => setEditing(false)} />}
    </li>
  )
}

function weekText(found: number, t: Translate): string {
  if (found === 0) return t("alerts:list.weekNone")
  if (found > matchesCounted) return t("alerts:list.weekMore", { count: matchesCounted })
  return t("alerts:list.week", { count: found })
}

function DeleteButton({ search, onDeleted }: { search: SavedSearchData; onDeleted: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const ask = useApi()
  const remove = useMutation({
    mutationFn: () => ask((api) => api.savedSearch.delete.mutate({ id: search.id })),
    onSuccess: async () => {
      onDeleted()
      toast.success(t("alerts:list.deleted"))
      await queries.invalidateQueries({ queryKey: searchesKey })
    },
    meta: { failure: "alerts:list.deleteFailed" },
  })
  const asked = async () => {
    const isSure = await confirm({
      title: t("alerts:list.deleteTitle", { name: search.name }),
      description: t("alerts:list.deleteText"),
      confirmText: t("alerts:list.delete"),
      cancelText: t("alerts:list.keep"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) remove.mutate()
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      icon={Trash2}
      pending={remove.isPending}
      aria-label={`${t("alerts:list.delete")}: ${search.name}`}
      onClick={() => void asked()}
    />
  )
}
