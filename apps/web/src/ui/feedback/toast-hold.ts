/** Twice a toast's own time: enough to read it once more. */
const longestRestMs = 8000

/**
 * The library pauses a toast while the pointer is over it, even if the toast appeared under a resting pointer. If the
 * pointer doesn't move, we assume the person has left; the next movement pauses the toast again.
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
