import { Pencil, Star, Trash2 } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button, type ButtonProps } from "../ui/layout/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../ui/overlays/menu.tsx"

interface ContactMenuProps {
  button: ButtonProps
  isPrimary: boolean
  isPending: boolean
  onSetPrimary: () => void
  onEdit: () => void
  onDelete: () => void
}

export function ContactMenu({ button, isPrimary, isPending, ...actions }: ContactMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <Button {...button} pending={isPending} />
      </MenuTrigger>
      <MenuContent align="end">
        {!isPrimary && (
          <MenuItem icon={Star} onSelect={actions.onSetPrimary}>
            {t("contacts:setPrimary")}
          </MenuItem>
        )}
        <MenuItem icon={Pencil} onSelect={actions.onEdit}>
          {t("contacts:edit")}
        </MenuItem>
        <MenuItem icon={Trash2} destructive onSelect={actions.onDelete}>
          {t("contacts:delete")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
