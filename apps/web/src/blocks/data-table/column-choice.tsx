import { useNavigate } from "@tanstack/react-router"
import { Columns3 } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Menu, MenuCheckboxItem, MenuContent, MenuLabel, MenuTrigger } from "../../ui/overlays/menu.tsx"

interface ColumnChoiceProps {
  columns: readonly { key: string; label: string }[]
  hidden: readonly string[]
}

/** Which columns stand in the table; the address keeps it, so that the server draws what was chosen. */
export function ColumnChoice({ columns, hidden }: ColumnChoiceProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toggle = (key: string, isShown: boolean) => {
    void navigate({
      to: ".",
      // From the address of this moment: the page may not have been drawn since the last tick.
      search: ((before: { hide?: string }) => {
        const hiddenNow = before.hide?.split(" ") ?? []
        const hide = columns
          .map((column) => column.key)
          .filter((one) => (one === key ? !isShown : hiddenNow.includes(one)))
        return { ...before, hide: hide.join(" ") || undefined }
      }) as never,
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="outline" size="sm" icon={Columns3} className="rounded-full!">
          {t("admin:columns")}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{t("admin:columnsShown")}</MenuLabel>
        {columns.map(({ key, label }) => (
          <MenuCheckboxItem
            key={key}
            checked={!hidden.includes(key)}
            onCheckedChange={(isShown) => toggle(key, isShown)}
            onSelect={(event) => event.preventDefault()}
          >
            {label}
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
