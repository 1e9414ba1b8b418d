// After every press on a page, people who use a keyboard or a screen reader must still know where they are: the focus
// isn't lost to the body, and where it went can be seen. Watched on all pages of all stories.
import type { BrowserContext } from "playwright-core"
import { afterEach, expect } from "vitest"

const faults: string[] = []

/** In every file that opens pages: what was seen during a test fails it. */
export function expectKeptFocus() {
  afterEach(() => expect(faults.splice(0)).toEqual([]))
}

export async function watchFocus(context: BrowserContext) {
  await context.exposeBinding("tellFocusFault", ({ page }, fault: string) => {
    faults.push(`${new URL(page.url()).pathname}: ${fault}`)
  })
  await context.addInitScript(watchInPage)
}

/** Runs in the page. Nothing is measured in milliseconds: a page that draws slowly has its frames later. */
function watchInPage() {
  const quietFrames = 12
  // Code that is still on its way may bring what gets the focus; the next press finds it lost sooner.
  const lostFrames = 240
  // A page that follows another one shows its parts before it moves the focus.
  const unseenFrames = 60
  const pressable =
    "button, a[href], input, select, textarea, summary, label, [role=option], [role^=menuitem], [role=tab]"
  const tell = (fault: string) =>
    (window as unknown as { tellFocusFault: (fault: string) => Promise<void> }).tellFocusFault(fault)
  let pressed = ""
  let frames = 0
  let isTold = true
  let isWatching = false
  let place: unknown[] = []
  /** What had the focus and could be seen: scrolled away later, it has been found. */
  let seen: Element | null = null

  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(pressable) : null
    if (frames >= quietFrames && !isTold && document.activeElement === document.body) tellNow()
    const isMeant = event.isTrusted && target !== null && !target.matches(":disabled")
    if (event instanceof KeyboardEvent && event.key === "Tab") return
    pressed = isMeant ? nameOf(target) : ""
    isTold = !isMeant
    frames = 0
    if (isTold || isWatching) return
    isWatching = true
    requestAnimationFrame(watch)
  }
  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? ""
    return `${element.tagName.toLowerCase()} “${name.trim().replaceAll(/\s+/g, " ").slice(0, 60)}”`
  }
  addEventListener("pointerdown", note, true)
  addEventListener("keydown", note, true)

  const watch = () => {
    isWatching = !isTold
    if (isTold) return
    requestAnimationFrame(watch)
    const now = document.activeElement
    if (now !== document.body && faultOf(now) === "") seen = now
    // What still changes or scrolls isn't looked at yet.
    const here = [scrollX, scrollY, document.body.getElementsByTagName("*").length, now]
    if (here.some((one, at) => one !== place[at]) || document.querySelector("[aria-busy=true]")) {
      place = here
      frames = 0
      return
    }
    frames += 1
    const isUnseen = now !== seen && faultOf(now) !== ""
    if (frames >= (now === document.body ? lostFrames : isUnseen ? unseenFrames : quietFrames)) tellNow()
  }
  const tellNow = () => {
    isTold = true
    const now = document.activeElement
    const fault = now === seen ? "" : faultOf(now)
    if (fault) void tell(`${fault} after ${pressed}`)
  }
  const faultOf = (element: Element | null) => {
    if (!element || element === document.body) return "the focus is on the body"
    // A field of another page, or one that is drawn by its label, such as a file's or a star's.
    if (element.matches("iframe, input[type=file], input[type=radio], input[type=checkbox]")) return ""
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return `the focus is on a hidden ${nameOf(element)}`
    if (element.id === "main" || height > innerHeight / 2) return ""
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return `${nameOf(element)} is out of view`
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1)
    const over = document.elementFromPoint(x, y)
    const isSeen =
      !over ||
      element.contains(over) ||
      over.contains(element) ||
      // Toasts pass by, and what is fading out is gone in a moment.
      over.closest("[data-toasts], label, [data-state=closed]")
    return isSeen
      ? ""
      : `${nameOf(element)} is covered by ${over.tagName.toLowerCase()}.${over.className}`.slice(0, 200)
  }
}
