import { numberFormat } from "@doable/words/format"
import { missingLanguages } from "@doable/domain/category/rules"
import { clsx } from "clsx"
import { BadgeCheck, GripVertical, Languages, Merge } from "lucide-react"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import type { Locale } from "@doable/domain/locale"
import { paperOfSlug } from "../../../category/paper-of-slug.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { Switch } from "../../../ui/fields/switch.tsx"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../../ui/data/table.tsx"
import { BranchFold } from "./branch-fold.tsx"
import { CategoryActs } from "./category-acts.tsx"
import { CategoryIcon } from "./category-icon.tsx"
import type { CategoryRow } from "./load-categories.ts"
import { siblingsOf, stepOf, type Place } from "./tree-order.ts"
import { useChange } from "./use-categories.ts"
import { useDrag } from "./use-drag.ts"
import { useOpenBranches } from "./use-open-branches.ts"

interface CategoryTableProps {
  rows: CategoryRow[]
  shown: CategoryRow[]
  /** Only the whole tree can be put in order: in a part of it nobody sees what lies between. */
  isWhole: boolean
}

const languages = [
  ["en", "English"],
  ["ru", "Русский"],
  ["ro", "Română"],
] as const satisfies [Locale, string][]

export function CategoryTable({ rows, shown, isWhole }: CategoryTableProps) {
  const { t, locale } = useTranslation()
  const change = useChange()
  const [said, setSaid] = useState("")
  const foldOf = useOpenBranches(!isWhole)
  const stepping = useRef<string | null>(null)
  // A row that moves loses the focus, so we give it back.
  useEffect(() => {
    if (!stepping.current || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-category="${stepping.current}"] button`)?.focus()
  }, [rows])
  const move = (id: string, place: Place) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return
    const others = siblingsOf(rows, place.parentId).filter((one) => one.id !== id)
    const at = place.afterId === null ? 0 : others.findIndex((one) => one.id === place.afterId) + 1
    setSaid(
      t("admin-categories:moved", {
        name: row.name[locale] || row.name.en,
        place: at + 1,
        total: others.length + 1,
      }),
    )
    change.mutate({
      call: (api) => api.adminCategory.move.mutate({ id, ...place }),
      done: "admin-categories:saved",
      move: { id, place },
    })
  }
  const { held, over, handle, cancel } = useDrag(rows, move)
  const step = (id: string) => (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel()
    const direction = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null
    if (!direction) return
    event.preventDefault()
    stepping.current = id
    const place = stepOf(rows, id, direction)
    if (place) move(id, place)
    else setSaid(t("admin-categories:atTheEnd"))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Table caption={t("admin-categories:title")}>
        <TableHead>
          <Th>
            <span className="sr-only">{t("admin-categories:columns.order")}</span>
          </Th>
          {languages.map(([code, name]) => (
            <Th key={code}>
              <span lang={code}>{name}</span>
            </Th>
          ))}
          <Th secondary>{t("admin-categories:columns.requires")}</Th>
          <Th numeric secondary>
            {t("admin-categories:columns.use")}
          </Th>
          <Th>{t("admin-categories:columns.shown")}</Th>
          <Th>
            <span className="sr-only">{t("admin-categories:columns.acts")}</span>
          </Th>
        </TableHead>
        {[...Map.groupBy(shown, ({ id, parentId }) => parentId ?? id)].map(([branchId, group]) => (
          <TableBody key={branchId} className="whole-branch border-t border-line">
            {group.map((row) => {
              const isBranch = row.parentId === null
              const name = row.name[locale] || row.name.en || row.slug
              const isOver = over?.overId === row.id
              return (
                <Tr
                  key={row.id}
                  data-category={row.id}
                  className={clsx(
                    !row.isActive && "text-ink-3",
                    !isBranch && "max-md:[.whole-branch:not(:has(details[open]))_&]:hidden",
                    held === row.id && "opacity-50",
                    isOver && over.half === "upper" && "inset-shadow-[0_2px_0_var(--brand)]",
                    isOver && over.half === "lower" && "inset-shadow-[0_-2px_0_var(--brand)]",
                  )}
                >
                  <Td className="md:w-24">
                    <div className="flex gap-1 max-md:w-full md:items-center">
                      {isWhole && !row.merging ? (
                        <button
                          type="button"
                          {...handle(row.id)}
                          onKeyDown={step(row.id)}
                          aria-label={t("admin-categories:moveNamed", { name })}
                          className="grid size-9 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-wall-2 active:cursor-grabbing"
                        >
                          <GripVertical size={18} strokeWidth={1.9} aria-hidden="true" />
                        </button>
                      ) : null}
                      {isBranch ? (
                        <span
                          data-cat={paperOfSlug(row.slug)}
                          className="grid size-10 flex-none place-items-center rounded-control bg-cat-t"
                        >
                          <Illustration name={paperOfSlug(row.slug)} width={34} height={26} />
                        </span>
                      ) : (
                        <span className="grid size-10 flex-none place-items-center text-ink-2">
                          <CategoryIcon name={row.icon} />
                        </span>
                      )}
                      <div className="min-w-0 flex-1 pr-10 pl-1.5 md:hidden">
                        <p className="text-16 font-semibold wrap-anywhere">{name}</p>
                        <p className="text-13 wrap-anywhere text-ink-3">{row.slug}</p>
                        {isBranch && group.length > 1 ? (
                          <BranchFold name={name} leaves={group.length - 1} {...foldOf(row.id)} />
                        ) : null}
                      </div>
                    </div>
                  </Td>
                  {languages.map(([code, label]) => (
                    // On a phone the reader's own name leads the row.
                    <Td
                      key={code}
                      label={label}
                      className={clsx(code === locale && row.name[code] && "max-md:hidden")}
                    >
                      <span className="block min-w-0 wrap-anywhere" lang={code}>
                        {row.name[code] ? (
                          <span className={clsx(isBranch && "font-semibold")}>{row.name[code]}</span>
                        ) : (
                          <Chip tone="warn" icon={Languages} dense>
                            {t(`admin-categories:missing.${code}`)}
                          </Chip>
                        )}
                        {code === "en" ? (
                          <span className="block text-13 text-ink-3 max-md:hidden">{row.slug}</span>
                        ) : null}
                      </span>
                    </Td>
                  ))}
                  <Td
                    secondary
                    label={t("admin-categories:columns.requires")}
                    className={clsx(!hasNotes(row) && "max-md:hidden")}
                  >
                    <span className="flex flex-wrap gap-1">
                      {row.merging ? <Merging row={row} rows={rows} /> : null}
                      {row.requiresVerification ? (
                        <Chip tone="info" icon={BadgeCheck} dense>
                          {t("admin-categories:licence")}
                        </Chip>
                      ) : null}
                      {missingLanguages(row.description).length > 0 ? (
                        <Chip tone="warn" icon={Languages} dense>
                          {t("admin-categories:noDescription")}
                        </Chip>
                      ) : null}
                    </span>
                  </Td>
                  <Td numeric secondary label={t("admin-categories:columns.use")}>
                    <Use row={row} />
                  </Td>
                  <Td label={t("admin-categories:columns.shown")}>
                    <Switch
                      label={<span className="sr-only">{t("admin-categories:showNamed", { name })}</span>}
                      checked={row.isActive}
                      disabled={change.isPending || row.merging !== null}
                      className="min-h-0! w-fit! gap-0! py-0!"
                      onChange={({ currentTarget: { checked: isActive } }) =>
                        change.mutate({
                          call: (api) => api.adminCategory.setActive.mutate({ id: row.id, isActive }),
                          done: isActive ? "admin-categories:nowShown" : "admin-categories:nowHidden",
                        })
                      }
                    />
                  </Td>
                  <Td actions>{row.merging ? null : <CategoryActs row={row} rows={rows} onMove={move} />}</Td>
                </Tr>
              )
            })}
          </TableBody>
        ))}
      </Table>
    </>
  )
}

/** On a phone nothing is said of nothing. */
function hasNotes({ merging, requiresVerification, description }: CategoryRow): boolean {
  return merging !== null || requiresVerification || missingLanguages(description).length > 0
}

function Use({ row: { openTasks, doers } }: { row: CategoryRow }) {
  const { t, locale } = useTranslation()
  const number = numberFormat(locale)
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">
        {number.format(doers)} · {number.format(openTasks)}
      </span>
      <span className="sr-only">
        {t("admin-categories:useDoers", { count: doers })},{" "}
        {t("admin-categories:useTasks", { count: openTasks })}
      </span>
    </span>
  )
}

/** How far a large one is on its way into another. */
function Merging({ row: { merging }, rows }: { row: CategoryRow; rows: CategoryRow[] }) {
  const { t, locale } = useTranslation()
  const into = rows.find(({ id }) => id === merging?.intoId)
  const count = merging?.left ?? 0
  return (
    <Chip tone="info" icon={Merge} dense>
      <span role="status">{t("admin-categories:merging", { name: into?.name[locale] ?? "", count })}</span>
    </Chip>
  )
}
