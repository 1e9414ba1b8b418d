import { useQuery } from "@tanstack/react-query"
import { clsx } from "clsx"
import { Search } from "lucide-react"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { categoryQueryLength } from "@doable/domain/category/limits"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { useApi } from "../session/use-api.ts"
import { searchQuery, treeQuery } from "./category-queries.ts"
import { CategoryBranches, LeafRow, type CategoryListProps } from "./category-rows.tsx"
import { leavesFound } from "./leaves-found.ts"

interface CategoryPickerProps {
  value: string | null
  onValueChange: (categoryId: string) => void
  onCancel?: () => void
}

const pauseMs = 150

/** All categories in two levels, and a search that knows them in every language. Only leaves are chosen. */
export function CategoryPicker({ value, onValueChange, onCancel }: CategoryPickerProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState("")
  const tree = useQuery(treeQuery(ask))

  // It was opened by a click, so typing continues here.
  useEffect(() => root.current?.querySelector("input")?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onCancel) {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <div ref={root} role="presentation" className="rounded-panel bg-paper shadow-paper" onKeyDown={onKeyDown}>
      <div className="flex gap-2 p-3">
        <TextField
          type="search"
          dense
          icon={<Search aria-hidden strokeWidth={1.9} />}
          aria-label={t("category:picker.search")}
          placeholder={t("category:picker.example")}
          autoComplete="off"
          maxLength={categoryQueryLength.max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // A form around the picker isn't sent by a search in it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        {onCancel && (
          <Button variant="ghost" size="sm" className="shrink-0" onClick={onCancel}>
            {t("category:picker.cancel")}
          </Button>
        )}
      </div>
      <div className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain border-t border-line px-2 py-2">
        {tree.isPending && (
          <SkeletonGroup label={t("category:picker.loading")} className="grid gap-2 p-1">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-11" />
            ))}
          </SkeletonGroup>
        )}
        {tree.isError && <ListError onRetry={() => void tree.refetch()} retrying={tree.isFetching} />}
        {tree.data &&
          (typed.trim() ? (
            <Found typed={typed.trim()} tree={tree.data.data} value={value} onChoose={onValueChange} />
          ) : (
            <CategoryBranches tree={tree.data.data} value={value} onChoose={onValueChange} />
          ))}
      </div>
    </div>
  )
}

function Found({ typed, tree, value, onChoose }: CategoryListProps & { typed: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const wanted = useSettled(typed)
  const search = useQuery(searchQuery(ask, wanted))
  if (search.isError) return <ListError onRetry={() => void search.refetch()} retrying={search.isFetching} />
  const leaves = leavesFound(search.data?.data ?? [], tree)
  const isSettled = search.isSuccess && !search.isPlaceholderData && wanted === typed
  return (
    <>
      <p role="status" className={clsx("px-3 text-15 text-ink-2", leaves.length > 0 ? "sr-only" : "py-2.5")}>
        {isSettled ? t("category:picker.found", { count: leaves.length }) : t("category:picker.searching")}
      </p>
      <ul>
        {leaves.map(({ leaf, parent }) => (
          <LeafRow
            key={leaf.id}
            leaf={leaf}
            branch={parent}
            isFound
            isChosen={leaf.id === value}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {isSettled && leaves.length === 0 && (
        <p className="px-3 pb-2.5 text-14 text-ink-2">{t("category:picker.nothing")}</p>
      )}
    </>
  )
}

/** What was typed, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
