import { Fragment, type ReactNode } from "react"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../ui/data/table.tsx"
import { TableLink } from "./table-link.tsx"

export interface Column<Row> {
  /** By which the address names it when it is left out; without one it always stands. */
  key?: string
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

/** Rows that are ticked to be acted on together. */
export interface Selection<Row> {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  /** Read out beside the boxes. */
  labelOfAll: string
  labelOf: (row: Row) => string
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  isSelected?: (row: Row) => boolean
  selection?: Selection<Row>
  /** Lies open under a row. */
  renderBelow?: (row: Row) => ReactNode
}

/** A page of rows as the server has cut and ordered it; what changes the cut is in the address. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isSelected,
  selection,
  renderBelow,
}: DataTableProps<Row>) {
  const isTicked = (row: Row) => selection?.ids.has(keyOf(row)) ?? false
  return (
    <Table caption={caption}>
      <TableHead>
        {selection ? (
          <Th className="w-px py-0! pr-0! max-md:hidden">
            <TickAll selection={selection} rows={rows} keyOf={keyOf} />
          </Th>
        ) : null}
        {columns.map(({ label, numeric, secondary, actions, sort }) => (
          <Th key={label} numeric={numeric ?? false} secondary={secondary ?? false} sort={sort?.direction}>
            {sort ? (
              <TableLink set={{ ...sort.set, page: undefined }} className="hover:text-ink hover:underline">
                {label}
              </TableLink>
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
              <Tr
                selected={isTicked(row) || (isSelected?.(row) ?? false)}
                className={selection && "max-md:pl-13!"}
              >
                {selection ? (
                  <Td className="max-md:absolute max-md:top-2 max-md:left-4 md:w-px md:pr-0!">
                    <Checkbox
                      aria-label={selection.labelOf(row)}
                      checked={isTicked(row)}
                      onChange={() => selection.onChange(toggled(selection.ids, keyOf(row)))}
                    />
                  </Td>
                ) : null}
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
                  <Td
                    colSpan={columns.length + (selection ? 1 : 0)}
                    className="max-md:block md:px-3.5! md:pt-0! md:pb-4!"
                  >
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

interface TickAllProps<Row> {
  selection: Selection<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Everything on this page, or nothing. */
function TickAll<Row>({ selection: { ids, onChange, labelOfAll }, rows, keyOf }: TickAllProps<Row>) {
  const ticked = rows.filter((row) => ids.has(keyOf(row))).length
  const isAll = ticked > 0 && ticked === rows.length
  return (
    <Checkbox
      aria-label={labelOfAll}
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      onChange={() => onChange(new Set(isAll ? [] : rows.map(keyOf)))}
    />
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
