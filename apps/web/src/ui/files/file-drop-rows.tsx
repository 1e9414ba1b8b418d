import { useEffect, useRef, useState, type Dispatch, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { DropAction, DropItem } from "./file-drop-list.ts"
import { FileDropRow } from "./file-drop-row.tsx"

export type LimitWords = { types: string; size: string; count: number }

type FileDropRowsProps<T> = {
  items: DropItem<T>[]
  dispatch: Dispatch<DropAction<T>>
  canReorder: boolean
  limits: LimitWords
  renderMore?: ((result: T, name: string) => ReactNode) | undefined
}

export function FileDropRows<T>({ items, dispatch, canReorder, limits, renderMore }: FileDropRowsProps<T>) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const count = items.filter(({ state }) => state !== "refused").length
  const [said, setSaid] = useState("")
  const [dragged, setDragged] = useState<string | null>(null)
  const focusAfter = useRef<{ id: string; action: string } | null>(null)

  // Moving a row takes the focus from its button, and removing it takes the row: put the focus back.
  useEffect(() => {
    const wanted = focusAfter.current
    if (!wanted) return
    focusAfter.current = null
    const row = list.current?.querySelector(`[data-id="${CSS.escape(wanted.id)}"]`)
    row?.querySelector<HTMLElement>(`[data-action="${wanted.action}"]`)?.focus()
  }, [items])

  useProgressWords(items, setSaid)

  const move = (item: DropItem<T>, to: number, action: string) => {
    if (to < 0 || to >= count) return
    focusAfter.current = { id: item.id, action }
    dispatch({ do: "move", id: item.id, to })
    setSaid(t("fields:fileMoved", { name: item.name, place: to + 1, count }))
  }
  const remove = (item: DropItem<T>, index: number) => {
    const neighbour = items[index + 1] ?? items[index - 1]
    if (neighbour) focusAfter.current = { id: neighbour.id, action: "remove" }
    dispatch({ do: "remove", id: item.id })
    setSaid(t("fields:fileRemoved", { name: item.name }))
  }

  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      {items.length > 0 && (
        <ul ref={list} className="mt-2.5 flex flex-col gap-2">
          {items.map((item, index) => (
            <FileDropRow
              key={item.id}
              item={item}
              place={canReorder && count > 1 && index < count ? { index, count } : null}
              limits={limits}
              more={item.state === "done" && item.result !== null && renderMore?.(item.result, item.name)}
              isDragged={dragged === item.id}
              onMove={(to, action) => move(item, to, action)}
              onRemove={() => remove(item, index)}
              onRetry={() => dispatch({ do: "retry", id: item.id })}
              onDragStart={() => setDragged(item.id)}
              onDragEnd={() => setDragged(null)}
              onDragOverRow={() => {
                if (dragged && dragged !== item.id && index < count)
                  dispatch({ do: "move", id: dragged, to: index })
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Says aloud what ended: stored, failed or refused. What is still on its way is shown, not said. */
function useProgressWords<T>(items: DropItem<T>[], say: (words: string) => void) {
  const { t } = useTranslation()
  const seen = useRef(new Map(items.map(({ id, state }) => [id, state])))

  useEffect(() => {
    const ended = items.filter(({ id, state }) => seen.current.get(id) !== state)
    seen.current = new Map(items.map(({ id, state }) => [id, state]))
    const words = ended.flatMap(({ name, state }) => {
      if (state === "done") return t("fields:fileStored", { name })
      return state === "failed" || state === "refused" ? t("fields:fileNotStored", { name }) : []
    })
    if (words.length > 0) say(words.join(" "))
  }, [items, t, say])
}
