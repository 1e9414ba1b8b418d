/** What is read out after the name of a field: its hint and what is wrong with it. */
export function described(field: Element): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ")
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ")
}
