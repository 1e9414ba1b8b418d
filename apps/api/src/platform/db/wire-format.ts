/** For named statements: the column as it goes over the wire, without a Date in between. */
export const isoDate = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** For statements written by hand: an amount with its currency, as answers carry it; null where there's none. */
export const moneyJson = (amount: string, currency: string) =>
  `case when ${amount} is null then null else json_build_object('amount', ${amount}, 'currency', ${currency}) end`
