import { clsx } from "clsx"
import { Tabs as Radix } from "radix-ui"
import type { ComponentProps } from "react"

export const Tabs = Radix.Root

/** Give it an `aria-label`. Many tabs scroll sideways inside it. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      className={clsx(
        "flex gap-1 overflow-x-auto overscroll-x-contain inset-shadow-[0_-1px_0_var(--line-2)] [scrollbar-width:none]",
        className,
      )}
    />
  )
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={clsx(
        "min-h-11 flex-none px-3.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-3! transition-colors duration-(--m-fast) hover:text-ink disabled:text-ink-3",
        "data-[state=active]:font-semibold data-[state=active]:text-brand-text data-[state=active]:inset-shadow-[0_-2px_0_var(--brand)]",
        className,
      )}
    />
  )
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx("pt-4", className)} />
}
