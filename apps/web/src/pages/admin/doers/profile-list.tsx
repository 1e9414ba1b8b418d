import { numberFormat, ratingText } from "@doable/words/format"
import { shortestSearch } from "@doable/domain/text/search"
import { adminProviderStates, verificationLevels } from "@doable/domain/provider/status"
import { Link, useRouter } from "@tanstack/react-router"
import { BadgeCheck, UserRoundSearch } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Chip, type ChipTone } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { CountChips } from "../../../blocks/data-table/count-chips.tsx"
import { useBadgeWords } from "./badge-words.ts"
import type { DoersSearch } from "./doers-search.ts"
import { profileFilter, rowsPerPage, type Profile, type ProfileCounts, type Profiles } from "./load-doers.ts"
import { ProfileActs } from "./profile-acts.tsx"

const tones: Record<Profile["status"], ChipTone> = {
  draft: "line",
  published: "ok",
  paused: "mute",
  suspended: "bad",
}

interface ProfileListProps {
  search: DoersSearch
  list: Profiles | null
  counts: ProfileCounts | null
}

export function ProfileList({ search, list, counts }: ProfileListProps) {
  const { t } = useTranslation()
  const chosen = profileFilter(search).status
  const router = useRouter()
  return (
    <>
      <CountChips
        label={t("admin-doers:columns.status")}
        chips={adminProviderStates.map((state) => ({
          key: state,
          label: t(`admin-doers:profileStates.${state}`),
          counted: counts?.[state],
          isCurrent: state === chosen,
          set: { status: state === "all" ? undefined : state },
        }))}
      />
      <FilterBar
        search={search}
        kept={{ list: "profiles", ...(chosen === "all" ? {} : { status: chosen }) }}
        q={{
          label: t("admin-doers:profiles.search"),
          hint: t("admin-doers:profiles.searchHint"),
          shortest: shortestSearch,
        }}
        selects={[
          {
            name: "level",
            label: t("admin-doers:columns.level"),
            any: t("admin-doers:profiles.anyLevel"),
            options: verificationLevels.map((value) => ({ value, label: t(`admin-doers:levels.${value}`) })),
          },
        ]}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={UserRoundSearch}
          title={t("admin-doers:profiles.none")}
          text={t("admin-doers:profiles.noneText")}
        />
      ) : (
        <ProfileTable rows={list.data} />
      )}
      {list ? (
        <TablePages page={search.page ?? 1} perPage={rowsPerPage} total={list.total} isMore={list.isMore} />
      ) : null}
    </>
  )
}

function ProfileTable({ rows }: { rows: Profile[] }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = numberFormat(locale, { maximumFractionDigits: 1 })
  const columns: Column<Profile>[] = [
    {
      label: t("admin-doers:columns.doer"),
      leads: true,
      renderCell: (row) => (
        <span className="flex min-w-0 items-center gap-3 max-md:pr-12">
          <Avatar name={row.name} image={row.image} size="sm" />
          <span className="min-w-0">
            <Link to="/providers/$providerId" params={{ providerId: row.id }} className="link font-semibold">
              {row.companyName ?? row.name}
            </Link>
            {row.email !== row.name && (
              <span className="block text-13 wrap-anywhere text-ink-3">{row.email}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      label: t("admin-doers:columns.status"),
      renderCell: ({ status, moderationNote }) => (
        <span className="min-w-0">
          <Chip tone={tones[status]} dense>
            {t(`admin-doers:profileStates.${status}`)}
          </Chip>
          {moderationNote ? (
            <span lang="" className="mt-1 block max-w-[36ch] text-13 wrap-anywhere text-ink-3">
              {moderationNote}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      label: t("admin-doers:columns.level"),
      renderCell: (row) => <LevelCell row={row} />,
    },
    {
      label: t("admin-doers:columns.categories"),
      secondary: true,
      renderCell: ({ categories }) => (
        <span className="block max-w-[32ch] text-ink-2">
          {categories.map(({ name }) => name[locale]).join(", ") || "–"}
        </span>
      ),
    },
    {
      label: t("admin-doers:columns.rating"),
      numeric: true,
      secondary: true,
      renderCell: ({ ratingAvg, ratingCount }) =>
        ratingAvg === null ? "–" : `${ratingText(ratingAvg, locale)} (${number.format(ratingCount)})`,
    },
    {
      label: t("admin-doers:columns.completed"),
      numeric: true,
      renderCell: ({ completedCount }) => number.format(completedCount),
    },
    {
      label: t("admin-doers:columns.since"),
      secondary: true,
      renderCell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {date(createdAt, "xs")}
        </time>
      ),
    },
    { label: t("admin-doers:acts"), actions: true, renderCell: (row) => <ProfileActs profile={row} /> },
  ]
  return (
    <DataTable
      caption={t("admin-doers:profiles.title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

/** The level, and under it every badge beside that of the person. */
function LevelCell({ row: { level, badges, takenBadges } }: { row: Profile }) {
  const { t } = useTranslation()
  const badgeWords = useBadgeWords()
  const others = badges.filter(({ type }) => type !== "identity").map(badgeWords)
  const taken = takenBadges.map((badge) => t("admin-doers:badges.taken", { badge: badgeWords(badge) }))
  return (
    <span className="min-w-0">
      {level === "verified" ? (
        <Chip tone="info" icon={BadgeCheck} dense>
          {t("admin-doers:levels.verified")}
        </Chip>
      ) : (
        <span className="text-ink-2">{t(`admin-doers:levels.${level}`)}</span>
      )}
      {[...others, ...taken].map((words) => (
        <span key={words} className="mt-0.5 block max-w-[28ch] text-13 wrap-anywhere text-ink-3">
          {words}
        </span>
      ))}
    </span>
  )
}
