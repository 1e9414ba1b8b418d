import { Ellipsis } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/overlays/menu.tsx"
import { StatusChip, type Status } from "../../ui/data/status-chip.tsx"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../ui/data/table.tsx"
import { Section } from "./section.tsx"

const rows = [
  { name: "Ana Lungu", status: "active", tasks: 14 },
  { name: "Cristina Ștefăniță", status: "unverified", tasks: 0 },
  { name: "Наталья Гуцу", status: "locked", tasks: 3 },
] as const satisfies readonly { name: string; status: Status; tasks: number }[]

export function TableSection() {
  const { t } = useTranslation()
  const [upwards, setUpwards] = useState(false)
  const sorted = rows.toSorted((a, b) => (upwards ? a.tasks - b.tasks : b.tasks - a.tasks))

  return (
    <Section id="table" title={t("themes:table")} text={t("themes:tableText")}>
      <Table caption={t("themes:tableCaption")}>
        <TableHead>
          <Th>{t("themes:columnName")}</Th>
          <Th>{t("themes:columnState")}</Th>
          <Th numeric sort={upwards ? "ascending" : "descending"}>
            <button
              type="button"
              className="rounded-xs py-1 font-semibold"
              onClick={() => setUpwards(!upwards)}
            >
              {t("themes:columnTasks")}
            </button>
          </Th>
          <Th>
            <span className="sr-only">{t("themes:columnActions")}</span>
          </Th>
        </TableHead>
        <TableBody>
          {sorted.map(({ name, status, tasks }) => (
            <Tr key={name}>
              <Td className="max-md:pr-12">
                <span className="flex min-w-0 items-center gap-3 font-semibold">
                  <Avatar name={name} />
                  {name}
                </span>
              </Td>
              <Td label={t("themes:columnState")}>
                <StatusChip status={status} />
              </Td>
              <Td label={t("themes:columnTasks")} numeric>
                {tasks}
              </Td>
              <Td actions>
                <Menu>
                  <MenuTrigger asChild>
                    <Button
                      size="icon"
                      variant="ghost"
                      icon={Ellipsis}
                      aria-label={t("themes:rowMenu", { name })}
                    />
                  </MenuTrigger>
                  <MenuContent align="end">
                    <MenuItem>{t("themes:open")}</MenuItem>
                    <MenuItem>{t("themes:rename")}</MenuItem>
                  </MenuContent>
                </Menu>
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
