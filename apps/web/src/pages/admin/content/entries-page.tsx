import { contentKinds, type ContentKind } from "@doable/domain/content/kinds"
import { Link, useRouter } from "@tanstack/react-router"
import { BookOpenText, EyeOff, Pencil, PencilLine, Sparkles } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { Plus } from "lucide-react"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip, type ChipTone } from "../../../ui/data/chip.tsx"
import { normalizeText } from "../../../ui/data/normalize-text.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import {
  entryStates,
  newKey,
  stateOf,
  type EntriesSearch,
  type EntryList,
  type EntryRow,
  type EntryState,
} from "./load-entries.ts"
import { sectionWords } from "./section-words.ts"

const looks: Record<EntryState, { tone: ChipTone; icon?: LucideIcon }> = {
  shipped: { tone: "mute" },
  changed: { tone: "info", icon: Pencil },
  new: { tone: "ok", icon: Sparkles },
  draft: { tone: "warn", icon: PencilLine },
  hidden: { tone: "bad", icon: EyeOff },
}

export function StateChip({ row }: { row: Pick<EntryRow, "state" | "isShipped"> }) {
  const { t } = useTranslation()
  const state = stateOf(row)
  return (
    <Chip dense {...looks[state]}>
      {t(`admin-content:states.${state}`)}
    </Chip>
  )
}

interface EntriesPageProps {
  search: EntriesSearch
  kind: ContentKind
  list: EntryList | null
}

export function EntriesPage({ search, kind, list }: EntriesPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const rows = (list?.data ?? []).filter((row) => isWanted(row, search))
  return (
    <>
      <AdminHead
        title={t("admin-content:title")}
        lead={t("admin-content:lead")}
        actions={
          <Button asChild icon={Plus}>
            <Link to="/admin/content/$kind/$key" params={{ kind, key: newKey }}>
              {t(`admin-content:add.${kind}`)}
            </Link>
          </Button>
        }
      />
      <AdminTabs
        label={t("admin-content:show")}
        tabs={contentKinds.map((one) => ({
          key: one,
          label: t(`admin-content:kinds.${one}`),
          isCurrent: one === kind,
          set: { kind: one === "help" ? undefined : one, state: undefined, q: undefined },
        }))}
      />
      <FilterBar
        search={search}
        q={{ label: t("admin-content:search"), hint: t("admin-content:searchHint") }}
        selects={[
          {
            name: "state",
            label: t("admin-content:state"),
            any: t("admin-content:anyState"),
            options: entryStates.map((value) => ({ value, label: t(`admin-content:states.${value}`) })),
          },
        ]}
        {...(search.kind && { kept: { kind: search.kind } })}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : rows.length > 0 ? (
        <EntryTable kind={kind} rows={rows} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={BookOpenText}
          title={t("admin-content:noneYet")}
          text={t("admin-content:noneYetText")}
        />
      ) : (
        <EmptyState icon={BookOpenText} title={t("admin-content:none")} text={t("admin-content:noneText")} />
      )}
    </>
  )
}

function isWanted(row: EntryRow, { state, q }: EntriesSearch): boolean {
  if (state && stateOf(row) !== state) return false
  const text = normalizeText([row.key, ...Object.values(row.name)].join(" "))
  return normalizeText(q ?? "")
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function EntryTable({ kind, rows }: { kind: ContentKind; rows: EntryRow[] }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const columns: Column<EntryRow>[] = [
    {
      label: t("admin-content:columns.text"),
      leads: true,
      renderCell: ({ key, name }) => (
        <span className="block min-w-0 md:max-w-120">
          <Link
            to="/admin/content/$kind/$key"
            params={{ kind, key }}
            className="link font-semibold wrap-anywhere"
          >
            {name[locale] || name.en || t("admin-content:untitled")}
          </Link>
          <span className="block text-13 font-normal text-ink-2 wrap-anywhere">{key}</span>
        </span>
      ),
    },
    {
      label: t("admin-content:columns.state"),
      renderCell: (row) => (
        <>
          <StateChip row={row} />
          {row.state === "draft" && row.isLive ? (
            <span className="mt-1 block text-13 text-ink-2">{t("admin-content:draftLive")}</span>
          ) : null}
        </>
      ),
    },
    ...(rows.some(({ section }) => section !== "")
      ? [
          {
            label: t("admin-content:columns.section"),
            secondary: true,
            renderCell: ({ section }: EntryRow) => (
              <span className="text-ink-2">{sectionWords(section, t)}</span>
            ),
          },
        ]
      : []),
    {
      label: t("admin-content:columns.saved"),
      renderCell: ({ savedAt }) => (
        <span className="text-ink-2">
          {savedAt ? <time dateTime={savedAt}>{date(savedAt, "long")}</time> : t("admin-content:neverSaved")}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t(`admin-content:kinds.${kind}`)}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    />
  )
}
