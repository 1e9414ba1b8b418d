type TextField = HTMLInputElement | HTMLTextAreaElement

const typed = new Set<TextField>()

if (!import.meta.env.SSR) {
  const note = ({ target }: Event) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field)
    const isText =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio")
    if (isText) typed.add(target)
  }
  document.addEventListener("input", note, { capture: true, passive: true })
}

/** Whether a field of the page holds what someone has typed: a reload would lose it. */
export const hasUnsentText = (): boolean =>
  [...typed].some((field) => field.isConnected && field.value.trim() !== "")
