/** As a `ref` of the chosen item in a row that scrolls sideways: moves the item to the middle of the row. */
export function showInRow(item: HTMLElement | null) {
  let row = item?.parentElement
  while (row && !["auto", "scroll"].includes(getComputedStyle(row).overflowX)) row = row.parentElement
  if (!item || !row) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  row.scrollLeft += middle(item) - middle(row)
}
