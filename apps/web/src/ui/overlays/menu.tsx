import { clsx } from "clsx"
import { Check, ChevronRight, type LucideIcon } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { floating, floatingMoves } from "./floating.ts"
import "./style-nonce.ts"

export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger
/** Its content opens when the pointer has rested on its trigger for 100 ms, or at the same time by arrow key. */
export const MenuSub = Radix.Sub
export const MenuRadioGroup = Radix.RadioGroup

/** Where some rows start with a picture, the words of the others stand under its words. */
const aligned =
  "[&:has([role^=menuitem]>svg:first-child)_[role^=menuitem]:not(:has(>svg:first-child))]:pl-[42px]"

const surface = clsx(
  floating,
  floatingMoves,
  aligned,
  "max-h-(--radix-dropdown-menu-content-available-height) min-w-[220px] overflow-y-auto p-1.5",
)

const row =
  "flex min-h-11 w-full cursor-default items-center gap-3 rounded-[9px] px-3 py-2 text-15 outline-none select-none data-[highlighted]:bg-wall-2 data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-transparent"

export function MenuContent({ className, sideOffset = 8, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={sideOffset}
        collisionPadding={8}
        {...rest}
        className={clsx(surface, className)}
      />
    </Radix.Portal>
  )
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon
  destructive?: boolean
}

/** With `asChild` the child is the row itself, for links: put the icon inside it. */
export function MenuItem({ icon: Icon, destructive = false, className, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={clsx(row, destructive && "text-danger-text data-[highlighted]:bg-danger-soft", className)}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {Icon ? <MenuIcon icon={Icon} /> : null}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

function MenuIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon size={18} strokeWidth={1.9} className="text-current opacity-80" aria-hidden="true" />
}

export function MenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={clsx(row, className)}>
      <Ticked>{children}</Ticked>
    </Radix.CheckboxItem>
  )
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={clsx(row, "data-[state=checked]:font-semibold", className)}>
      <Ticked>{children}</Ticked>
    </Radix.RadioItem>
  )
}

function Ticked({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">{children}</span>
      <span className="size-[18px] text-brand-text">
        <Radix.ItemIndicator>
          <Check size={18} strokeWidth={2.2} aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
    </>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label {...rest} className={clsx("px-3 pt-2 pb-1 text-13 font-semibold text-ink-3", className)} />
  )
}

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...rest} className={clsx("mx-3 my-1.5 h-px bg-line", className)} />
}

interface MenuSubTriggerProps extends ComponentProps<typeof Radix.SubTrigger> {
  icon?: LucideIcon
}

export function MenuSubTrigger({ icon: Icon, className, children, ...rest }: MenuSubTriggerProps) {
  return (
    <Radix.SubTrigger {...rest} className={clsx(row, "data-[state=open]:bg-wall-2", className)}>
      {Icon ? <MenuIcon icon={Icon} /> : null}
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight size={18} strokeWidth={1.9} className="text-ink-3" aria-hidden="true" />
    </Radix.SubTrigger>
  )
}

export function MenuSubContent({ className, ...rest }: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent sideOffset={4} collisionPadding={8} {...rest} className={clsx(surface, className)} />
    </Radix.Portal>
  )
}
