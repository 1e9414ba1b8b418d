import { Archive, Pencil, Share2, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "../../ui/overlays/menu.tsx"

export function DemoMenu() {
  const { t } = useTranslation()
  const [shown, setShown] = useState(true)
  const [order, setOrder] = useState("new")
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="outline">{t("themes:openMenu")}</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{t("themes:menuLabel")}</MenuLabel>
        <MenuItem icon={Pencil}>{t("themes:rename")}</MenuItem>
        <MenuItem icon={Archive} disabled>
          {t("themes:archive")}
        </MenuItem>
        <MenuSub>
          <MenuSubTrigger icon={Share2}>{t("themes:share")}</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>{t("themes:shareLink")}</MenuItem>
            <MenuItem>{t("themes:shareMail")}</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <MenuCheckboxItem checked={shown} onCheckedChange={setShown}>
          {t("themes:showPublicly")}
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuRadioGroup value={order} onValueChange={setOrder}>
          <MenuLabel>{t("themes:sort")}</MenuLabel>
          <MenuRadioItem value="new">{t("themes:sortNew")}</MenuRadioItem>
          <MenuRadioItem value="price">{t("themes:sortPrice")}</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          destructive
          onSelect={() => {
            void confirm({
              description: t("themes:deleteText"),
              confirmText: t("themes:delete"),
              confirmButtonProps: { variant: "destructive" },
            })
          }}
        >
          {t("themes:delete")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
