import type { Money } from "@doable/domain/money/money"
import type { Assignment } from "../../session/answers/offer-answers.ts"

export interface ReceiptLine {
  /** A version's number; the first one is the hire itself. */
  version: number
  agreedAt: string
  amount: Money
  note: string | null
  isFromDispute: boolean
}

/** The price at the hire, and what each later version added or took away. Together they are the price in the end. */
export function receiptLines(versions: Assignment["versions"]): ReceiptLine[] {
  let before = 0
  const lines: ReceiptLine[] = []
  for (const { version, agreedAt, price, request, isFromDispute } of versions) {
    const difference = price.amount - before
    before = price.amount
    if (lines.length > 0 && difference === 0) continue
    const amount = { ...price, amount: difference }
    lines.push({ version, agreedAt, amount, note: request?.note ?? null, isFromDispute })
  }
  return lines
}

/** Short enough to be read out, and the same whenever the page is opened. */
export const receiptNumber = (hireId: string) => hireId.replaceAll("-", "").slice(-8).toUpperCase()
