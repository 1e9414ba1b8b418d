import { Fragment, type ReactNode } from "react"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../ui/table.tsx"
import { AdminLink } from "./admin-link.tsx"

export interface Column<Row> {
  /** Stands in the head, and before the value when the row is folded on a phone. */
  label: string
  renderCell: (row: Row) => ReactNode
  /** What the row is about: it leads the folded row, without its label. */
  leads?: boolean
  numeric?: boolean
  /** Left out between 768 and 1024 pixels. */
  secondary?: boolean
  /** Buttons of the row: its head is read out alone. */
  actions?: boolean
  sort?: { direction: "ascending" | "descending" | undefined; set: object }
}

interface AdminTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  isSelected?: (row: Row) => boolean
  /** Lies open under a row. */
  renderBelow?: (row: Row) => ReactNode
}

/** A page of rows as the server has cut and ordered it; what changes the cut is in the address. */
export function AdminTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isSelected,
  renderBelow,
}: AdminTableProps<Row>) {
  return (
    <Table caption={caption}>
      <TableHead>
        {columns.map(({ label, numeric, secondary, actions, sort }) => (
          <Th key={label} numeric={numeric ?? false} secondary={secondary ?? false} sort={sort?.direction}>
            {sort ? (
              <AdminLink set={{ ...sort.set, page: undefined }} className="hover:text-ink hover:underline">
                {label}
              </AdminLink>
            ) : (
              <span className={actions ? "sr-only" : undefined}>{label}</span>
            )}
          </Th>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const under = renderBelow?.(row)
          return (
            <Fragment key={keyOf(row)}>
              <Tr selected={isSelected?.(row) ?? false}>
                {columns.map(({ label, renderCell, leads, numeric, secondary, actions }) => (
                  <Td
                    key={label}
                    {...(leads || actions ? {} : { label })}
                    numeric={numeric ?? false}
                    secondary={secondary ?? false}
                    actions={actions ?? false}
                  >
                    {renderCell(row)}
                  </Td>
                ))}
              </Tr>
              {under ? (
                <Tr selected className="border-t-0! max-md:pt-0">
                  <Td colSpan={columns.length} className="max-md:block md:px-3.5! md:pt-0! md:pb-4!">
                    {under}
                  </Td>
                </Tr>
              ) : null}
            </Fragment>
          )
        })}
      </TableBody>
    </Table>
  )
}
