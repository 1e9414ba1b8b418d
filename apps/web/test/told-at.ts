/** What a control is described by: its hint, and what is wrong with it. */
export function toldAt(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")
}
