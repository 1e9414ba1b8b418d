/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers drop a table's own roles once its boxes are laid out otherwise, as folded rows are */
import { clsx } from "clsx"
import { ArrowDown, ArrowUp } from "lucide-react"
import type { ComponentProps } from "react"

interface TableProps extends ComponentProps<"table"> {
  /** Read out as the table's name. */
  caption: string
}

/** Below 768 every row folds: the first cell leads, the others stand under it with their labels. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    // Roles that are written out belong to a table that is written out: the element itself has none beside them.
    <div role="table" aria-label={caption} className="overflow-hidden rounded-panel bg-paper shadow-paper">
      <table role="none" {...rest} className={clsx("w-full border-collapse text-14 max-md:block", className)}>
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: ComponentProps<"thead">) {
  return (
    <thead role="rowgroup" className="border-b border-line-2 bg-paper-2 max-md:sr-only">
      <tr role="row">{children}</tr>
    </thead>
  )
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
  return <tbody role="rowgroup" {...rest} className={clsx("max-md:block", className)} />
}

interface ThProps extends ComponentProps<"th"> {
  /** Only the sorted column says so; put a link or a button inside to change it. */
  sort?: "ascending" | "descending" | undefined
  numeric?: boolean
  /** Left out between 768 and 1024. */
  secondary?: boolean
}

export function Th({ sort, numeric = false, secondary = false, className, children, ...rest }: ThProps) {
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort}
      {...rest}
      className={clsx(
        "px-3.5 py-2.5 text-13 font-semibold whitespace-nowrap text-ink-2",
        numeric ? "text-right" : "text-left",
        secondary && "md:max-lg:hidden",
        className,
      )}
    >
      <div className="inline-flex items-center gap-1">
        {children}
        {sort ? <Arrow size={14} strokeWidth={1.9} aria-hidden="true" /> : null}
      </div>
    </th>
  )
}

export function Tr({ selected = false, className, ...rest }: ComponentProps<"tr"> & { selected?: boolean }) {
  return (
    <tr
      role="row"
      aria-selected={selected || undefined}
      {...rest}
      className={clsx(
        "border-line not-first:border-t max-md:relative max-md:block max-md:px-4 max-md:py-3",
        selected && "bg-[color-mix(in_srgb,var(--brand-soft)_38%,var(--paper))]",
        className,
      )}
    />
  )
}

interface TdProps extends ComponentProps<"td"> {
  /** The column's name, shown before the value when the row is folded. The leading cell has none. */
  label?: string
  numeric?: boolean
  secondary?: boolean
  /** Buttons of the row: on a phone they stay at its top right. */
  actions?: boolean
}

export function Td({ label, numeric, secondary, actions, className, children, ...rest }: TdProps) {
  return (
    <td
      role="cell"
      {...rest}
      className={clsx(
        "align-middle md:h-14 md:px-3.5 md:py-2",
        actions
          ? "max-md:absolute max-md:top-1.5 max-md:right-2 md:w-px md:whitespace-nowrap"
          : "max-md:flex max-md:gap-2 max-md:py-0.5",
        numeric && "tabular-nums md:text-right",
        secondary && "md:max-lg:hidden",
        className,
      )}
    >
      {label ? (
        <span aria-hidden="true" className="min-w-24 flex-none text-ink-3 md:hidden">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  )
}
