import { Ellipsis } from "lucide-react"
import { DataTable, type Column } from "../../blocks/data-table/data-table.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { StatusChip, type Status } from "../../ui/data/status-chip.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/overlays/menu.tsx"
import { Section } from "./section.tsx"

type Person = { name: string; status: Status; tasks: number }

const rows: readonly Person[] = [
  { name: "Ana Lungu", status: "active", tasks: 14 },
  { name: "Cristina Ștefăniță", status: "unverified", tasks: 0 },
  { name: "Наталья Гуцу", status: "locked", tasks: 3 },
]

/** `isUp`: the fewest tasks first. */
export function TableSection({ isUp }: { isUp: boolean }) {
  const { t } = useTranslation()
  const columns: Column<Person>[] = [
    {
      label: t("themes:columnName"),
      leads: true,
      renderCell: ({ name }) => (
        <span className="flex min-w-0 items-center gap-3 font-semibold max-md:pr-12">
          <Avatar name={name} />
          {name}
        </span>
      ),
    },
    { label: t("themes:columnState"), renderCell: ({ status }) => <StatusChip status={status} /> },
    {
      label: t("themes:columnTasks"),
      numeric: true,
      renderCell: ({ tasks }) => tasks,
      sort: { direction: isUp ? "ascending" : "descending", set: { tasks: isUp ? undefined : "up" } },
    },
    {
      label: t("themes:columnActions"),
      actions: true,
      renderCell: ({ name }) => (
        <Menu>
          <MenuTrigger asChild>
            <Button size="icon" variant="ghost" icon={Ellipsis} aria-label={t("themes:rowMenu", { name })} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem>{t("themes:open")}</MenuItem>
            <MenuItem>{t("themes:rename")}</MenuItem>
          </MenuContent>
        </Menu>
      ),
    },
  ]
  return (
    <Section id="table" title={t("themes:table")} text={t("themes:tableText")}>
      <DataTable
        caption={t("themes:tableCaption")}
        columns={columns}
        rows={rows.toSorted((a, b) => (isUp ? a.tasks - b.tasks : b.tasks - a.tasks))}
        keyOf={({ name }) => name}
      />
    </Section>
  )
}
