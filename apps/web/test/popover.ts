// The document of component tests knows the attribute `popover`, but opens nothing: this does, as the standard says.
// While one is open, its attribute `data-popover-open` says so.
const toggled = (popover: HTMLElement, newState: "open" | "closed") =>
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState }))

const opened = new Map<HTMLElement, Element | null>()

function show(this: HTMLElement) {
  if (opened.has(this)) return
  opened.set(this, document.activeElement)
  this.dataset["popoverOpen"] = ""
  toggled(this, "open")
}

function hide(this: HTMLElement) {
  const before = opened.get(this)
  if (before === undefined) return
  opened.delete(this)
  delete this.dataset["popoverOpen"]
  if (this.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
  toggled(this, "closed")
}

function toggle(this: HTMLElement) {
  const isShown = !opened.has(this)
  if (isShown) this.showPopover()
  else this.hidePopover()
  return isShown
}

/** What lies in a closed panel isn't on screen; of anything else this document can't say it. */
function checkVisibility(this: Element) {
  const panel = this.closest<HTMLElement>("[popover]")
  return !panel || opened.has(panel)
}

const onKey = ({ key }: KeyboardEvent) => {
  if (key === "Escape") [...opened.keys()].at(-1)?.hidePopover()
}

/** A press beside an open panel closes it. */
const onPress = ({ target }: Event) => {
  for (const popover of opened.keys()) if (!popover.contains(target as Node)) popover.hidePopover()
}

/** Call before each test; what an earlier one left open is forgotten. */
export function givePopovers() {
  opened.clear()
  const own = { showPopover: show, hidePopover: hide, togglePopover: toggle, checkVisibility }
  Object.assign(HTMLElement.prototype, own)
  document.addEventListener("keydown", onKey)
  document.addEventListener("pointerdown", onPress)
}
