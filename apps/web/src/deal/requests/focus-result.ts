import { focusHeading } from "../../ui/focus/show-result.ts"

/**
 * The button that was selected may be gone with the answer: the focus goes to where the result is shown, and where that
 * is gone as well, to the heading of the page.
 */
export function focusResult(from: Element | null): void {
  const shown = from?.isConnected ? from.closest<HTMLElement>("[data-result]") : null
  const place =
    shown ??
    document.querySelector<HTMLElement>("#requests:not(:empty)") ??
    document.querySelector<HTMLElement>("main h1")
  if (place) focusHeading(place)
}
