/** Twice a toast's own time: enough to read it once more. */
const longestRestMs = 8000

/**
 * The library stops a toast's time for as long as the pointer is over it, also over one that came under a
 * pointer at rest. Anyone who doesn't move is taken to have left; the next movement holds the toast again.
 */
export function letGoOfToasts() {
  let timer = 0
  const leave = () => {
    const list = document.querySelector("[data-sonner-toaster]:hover")
    list?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }))
  }
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(leave, longestRestMs)
  }
  wait()
  window.addEventListener("pointermove", wait, { passive: true })
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener("pointermove", wait)
  }
}
