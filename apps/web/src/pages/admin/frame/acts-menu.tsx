import { Ellipsis, type LucideIcon } from "lucide-react"
import { Button } from "../../../ui/layout/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx"

export interface ListedAct {
  key: string
  icon: LucideIcon
  label: string
  isDestructive?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

/** What can be done with a row; with nothing to do there's no menu. */
export function ActsMenu({ label, acts }: { label: string; acts: readonly ListedAct[] }) {
  if (acts.length === 0) return null
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon" icon={Ellipsis} aria-label={label} />
      </MenuTrigger>
      <MenuContent align="end">
        {acts.map(({ key, icon, label: name, isDestructive = false, isDisabled = false, onSelect }) => (
          <MenuItem
            key={key}
            icon={icon}
            destructive={isDestructive}
            disabled={isDisabled}
            onSelect={onSelect}
          >
            {name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
