// A pressed button often disappears: the form is sent, the offer is hired, the dialog closes. The browser then moves
// the focus to the body, and people who use a keyboard or a screen reader start again at the top of the page.
import { isShown } from "../ui/layout/show-result.ts"

const over = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"

/** From now on, a lost focus moves to the heading of the part where it was. */
export function keepFocus(root: Document = document) {
  let last: HTMLElement | null = null
  /** Where the focus last was on the page itself, from the inside out. Dialogs and menus disappear as a whole. */
  let trail: Element[] = []
  let isAsked = false

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === root.body) return
    last = target
    if (!target.closest(over)) trail = withParents(target)
  }
  note(root.activeElement)
  root.addEventListener("focusin", ({ target }) => note(target))

  const isLost = () => last !== null && root.activeElement === root.body && !canHoldFocus(last)
  const look = () => {
    isAsked = false
    if (!isLost()) return
    // While the next part is still loading there is no heading: the change that brings it comes here again.
    const heading = trail
      .filter((one) => one.isConnected)
      .map(headingIn)
      .find(Boolean)
    if (!heading) return
    last = null
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1
    // Something another person did must not scroll the page.
    heading.focus({ preventScroll: !root.defaultView?.navigator.userActivation?.isActive })
  }
  // Two frames later: a dialog that closes gives the focus back itself, if it can.
  const lookSoon = () => {
    if (isAsked || !isLost()) return
    isAsked = true
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  const changes = { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] }
  new MutationObserver(lookSoon).observe(root.body, changes)
}

/** What was taken away, hidden or turned off has lost the focus; what someone clicked beside hasn't. */
const canHoldFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(":disabled") && isShown(element)

function headingIn(part: Element): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>("h1, h2, h3")].find(isShown)
}

/** Up to the main part: while its next content is loading, the headings of the footer say nothing. */
function withParents(element: Element): Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) {
    found.push(one)
    if (one.tagName === "MAIN") break
  }
  return found
}
