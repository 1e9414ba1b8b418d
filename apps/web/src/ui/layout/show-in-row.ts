/** As a `ref` of the chosen item of a row that scrolls sideways: the item is moved to the middle of the row. */
export function showInRow(item: HTMLElement | null) {
  let row = item?.parentElement
  while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement
  if (!item || !row || row === document.documentElement) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  row.scrollLeft += middle(item) - middle(row)
}
