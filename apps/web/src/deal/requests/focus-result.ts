/** The button that was selected may be gone with the answer: the focus goes to where the result is shown. */
export function focusResult(from: Element | null): void {
  const place =
    from?.closest<HTMLElement>("[data-result]") ?? document.querySelector<HTMLElement>("[data-result]")
  place?.focus({ preventScroll: true })
}
