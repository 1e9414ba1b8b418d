const bars = () => document.querySelectorAll("[data-bottom-bar]")

/** Where toasts would lie: as high as three of them, opened. */
const reach = 260

/** How much of the window's lower end a bar with a page's main buttons takes, or a field with its send button. */
export function toastFloor(): number {
  const height = document.documentElement.clientHeight
  const tops = [...bars()]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < height && box.bottom > height - reach)
    .map(({ top }) => height - top)
  // Over a window that is almost all bar a toast would leave at the top.
  return Math.min(Math.ceil(Math.max(0, ...tops)), height / 2)
}

/** Bars come with pages, grow with what is typed into them, and move when a page is scrolled to its end. */
export function watchFloor(notify: () => void) {
  const sizes = new ResizeObserver(notify)
  const observe = () => bars().forEach((bar) => sizes.observe(bar))
  const pages = new MutationObserver(() => {
    observe()
    notify()
  })
  observe()
  pages.observe(document.body, { childList: true, subtree: true })
  const options = { passive: true, capture: true }
  window.addEventListener("scroll", notify, options)
  window.addEventListener("resize", notify, options)
  return () => {
    sizes.disconnect()
    pages.disconnect()
    window.removeEventListener("scroll", notify, options)
    window.removeEventListener("resize", notify, options)
  }
}
