// A pressed button often disappears: the form is sent, the offer is hired, the dialog closes. The browser then moves
// the focus to the body, and people who use a keyboard or a screen reader start again at the top of the page.

const over = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"

/** From now on, a lost focus moves to the heading of the part where it was. */
export function keepFocus(root: Document = document) {
  let last: Element | null = null
  /** Where the focus last was on the page itself, from the inside out. Dialogs and menus disappear as a whole. */
  let trail: Element[] = []
  let isAsked = false

  const note = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === root.body) return
    last = target
    if (!target.closest(over)) trail = withParents(target)
  }
  note(root.activeElement)
  root.addEventListener("focusin", ({ target }) => note(target))

  const look = () => {
    isAsked = false
    if (!last || last.isConnected || root.activeElement !== root.body) return
    last = null
    const part = trail.find((one) => one.isConnected && one.querySelector(headings))
    const heading = part?.querySelector<HTMLElement>(headings)
    if (!heading) return
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1
    // Something another person did must not scroll the page.
    heading.focus({ preventScroll: !root.defaultView?.navigator.userActivation?.isActive })
  }
  // Two frames later: a dialog that closes gives the focus back itself, if it can.
  const lookSoon = () => {
    if (isAsked || !last || last.isConnected) return
    isAsked = true
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  new MutationObserver(lookSoon).observe(root.body, { childList: true, subtree: true })
}

const headings = "h1, h2, h3"

function withParents(element: Element): Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
  return found
}
