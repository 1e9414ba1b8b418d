/** Numbers of the market in the groups in which they are read out; others as they are. */
export function phoneText(phone: string): string {
  const parts = /^(\+373)(\d{2})(\d{3})(\d{3})$/.exec(phone) ?? /^(\+40)(\d{3})(\d{3})(\d{3})$/.exec(phone)
  return parts ? parts.slice(1).join("\u00a0") : phone
}
