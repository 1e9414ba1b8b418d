// A pressed button often disappears: the form is sent, the offer is hired, the dialog closes. The browser then moves
// the focus to the body, and people who use a keyboard or a screen reader start again at the top of the page.

const over = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"
const bar = "[data-bottom-bar]"

/** From now on until the answer is called, a lost focus moves to the heading of the part where it was. */
export function keepFocus(earlierPaths: EventTarget[][] = [], root: Document = document) {
  let last: HTMLElement | null = null
  /** Where the focus last was on the page itself, from the inside out. Dialogs and menus disappear as a whole. */
  let trail: Element[] = []
  let isAsked = false

  /** The way from the target up, as it was at that moment: what is gone since has lost its parents. */
  const note = (path: EventTarget[]) => {
    const [target] = path
    if (!(target instanceof HTMLElement) || target === root.body) return
    last = target
    const parents = path.filter((one) => one instanceof Element)
    const main = parents.findIndex(({ tagName }) => tagName === "MAIN")
    // While the next content of the main part is loading, the headings of the footer say nothing.
    if (!parents.some((one) => one.matches(over))) trail = main < 0 ? parents : parents.slice(0, main + 1)
  }
  const noteEvent = (event: FocusEvent) => note(event.composedPath())
  root.addEventListener("focusin", noteEvent)

  const isLost = () => last !== null && root.activeElement === root.body && !canHoldFocus(last)
  /** What lies behind an open dialog can't be seen. */
  const inOpenDialog = () => {
    const dialogs = [...root.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")]
    const open = dialogs.findLast((one) => one.dataset["state"] !== "closed" && isShown(one))
    return open && (headingIn(open) ?? open)
  }
  /** What opened the dialog: one that opens as another one closes can't give the focus back to it. */
  const opener = () => {
    const [first] = trail
    return first instanceof HTMLElement && canHoldFocus(first) ? first : undefined
  }
  /** A bar with the next step has no heading: what took its place gets the focus as a whole. */
  const inBar = () =>
    trail.some((one) => one.matches(bar))
      ? [...root.querySelectorAll<HTMLElement>(bar)].find(isShown)
      : undefined
  /** A part that was drawn again has the name it had, unless all of the page is another one. */
  const asItIsNow = (one: Element, _: number, all: Element[]) => {
    if (one.isConnected) return one
    return one.id && all.some(({ isConnected }) => isConnected) ? root.getElementById(one.id) : null
  }
  const look = () => {
    isAsked = false
    if (!isLost()) return
    // While the next part is still loading there is no heading: the change that brings it comes here again.
    const next =
      inOpenDialog() ??
      opener() ??
      inBar() ??
      trail
        .map(asItIsNow)
        .filter((one) => one !== null)
        .map(headingIn)
        .find(Boolean)
    if (!next) return
    if (next !== opener() && !next.hasAttribute("tabindex")) next.tabIndex = -1
    // Something another person did must not scroll the page. Behind a dialog that is still closing nothing takes the
    // focus; the change that takes the dialog away comes here again.
    next.focus({ preventScroll: !root.defaultView?.navigator.userActivation?.isActive })
  }
  // Two frames later: a dialog that closes gives the focus back itself, if it can.
  const lookSoon = () => {
    if (isAsked || !isLost()) return
    isAsked = true
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  const changes = { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "inert"] }
  const observer = new MutationObserver(lookSoon)
  observer.observe(root.body, changes)
  // What had the focus while this code was on its way may be gone already.
  for (const path of earlierPaths) note(path)
  lookSoon()
  return () => {
    root.removeEventListener("focusin", noteEvent)
    observer.disconnect()
    last = null
  }
}

/** What was taken away, hidden or turned off has lost the focus; what someone clicked beside hasn't. */
const canHoldFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(":disabled") && isShown(element)

/** As in `ui/focus/show-result.ts`, which would come to every page as a file of its own. */
function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (element.checkVisibility?.() ?? true) && (width !== 1 || height !== 1)
}

function headingIn(part: Element): HTMLElement | undefined {
  if (part instanceof HTMLFieldSetElement)
    return part.querySelector<HTMLElement>(":scope > legend") ?? undefined
  const headings = [...part.querySelectorAll<HTMLElement>("h1, h2, h3")]
  return headings.find(isShown) ?? (part.tagName === "MAIN" ? headings[0] : undefined)
}
