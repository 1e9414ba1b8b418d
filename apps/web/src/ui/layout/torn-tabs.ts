/** People tear where they stand, not from left to right. */
const order = [0, 3, 5, 1, 6, 2, 4]

/** Which tabs are gone when n were torn; a fringe of another length is torn from left to right. */
export function tornTabs(torn: number, tabs: number): Set<number> {
  const places = tabs === order.length ? order : Array.from({ length: tabs }, (_, place) => place)
  return new Set(places.slice(0, Math.max(0, torn)))
}
