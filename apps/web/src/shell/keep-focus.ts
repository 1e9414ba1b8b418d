// A button that is pressed often goes with what it did: the form is sent, the offer hired, the dialog closed. The
// browser then puts the focus on the body, and whoever works by keyboard or listens begins anew at the top.

const over = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"

/** From here on the focus goes to the headline of the part in which it was lost. */
export function keepFocus(root: Document = document) {
  let last: Element | null = null
  /** Where the focus was last on the page itself, from inside out. What lies over the page goes as a whole. */
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
    // News of others must not move what is being read.
    heading.focus({ preventScroll: !root.defaultView?.navigator.userActivation?.isActive })
  }
  // Two frames on: what closes gives the focus back by itself, if it can.
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
