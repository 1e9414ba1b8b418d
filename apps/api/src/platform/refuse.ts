import { Refused, type Refusal } from "@doable/domain/refusal"

/** Rules answer with a reason or null; this turns a reason into the refusal that ends the command. */
export function refuse(reason: Refusal | null): void {
  if (reason) throw new Refused(reason)
}

/** The same, told at the field that it is about. */
export function refuseAt(path: string, reason: Refusal | null): void {
  if (reason) throw new Refused(reason, { fields: [{ path, code: reason }] })
}
