/** For named statements: the column as it goes over the wire, without a Date in between. */
export const isoDate = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
