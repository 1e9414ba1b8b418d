let isOver = false

/** Known to the page that asks to log in, for as long as it stands: why it came unasked. */
export const sessionOver = {
  note: () => {
    isOver = true
  },
  isNoted: () => isOver,
  forget: () => {
    isOver = false
  },
}
