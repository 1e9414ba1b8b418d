/** What is typed is taken in when its field is left; the focus stays where it was. */
export function leaveField() {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
