const open = "[role=dialog], [role=alertdialog]"
const patienceMs = 5000

/**
 * After an action: what came of it is brought into view, with the focus on its heading. A dialog may still be closing,
 * and the code of the part that shows the result may still be on its way. The answer stops waiting for it.
 */
export function showResult(selector: string): () => void {
  if (show(selector)) return () => {}
  const observer = new MutationObserver(() => {
    if (show(selector)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patienceMs)
  return () => observer.disconnect()
}

function show(selector: string): boolean {
  if ([...document.querySelectorAll<HTMLElement>(open)].some(isShown)) return false
  const heading = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
  if (!heading) return false
  focusHeading(heading)
  return true
}

/** Where nobody can see it, the page moves to it; where it's in view, nothing moves. */
export function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top < barHeight || top > window.innerHeight * 0.7) heading.scrollIntoView?.({ block: "start" })
}

/** As high as the header at most. */
const barHeight = 96

/** Also not where only screen readers find it, in a square of one pixel. */
function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (element.checkVisibility?.() ?? true) && (width !== 1 || height !== 1)
}
