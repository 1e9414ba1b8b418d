interface PriceScaleProps {
  amount: number
  budgetMin: number | null
  budgetMax: number | null
}

/** Where the price lies beside the budget. Only a picture: both stand in words near it. */
export function PriceScale({ amount, budgetMin, budgetMax }: PriceScaleProps) {
  if (budgetMin === null) return null
  const budget = (budgetMin + (budgetMax ?? budgetMin)) / 2
  const place = (value: number) => Math.min(97, Math.max(3, (value / (budget * 2)) * 100))
  return (
    <span aria-hidden="true" className="relative mt-2 block h-1.5 w-[110px] rounded-full bg-wall-2 md:w-37">
      <i className="absolute -top-1.25 h-4 w-0.5 bg-ink" style={{ left: "50%" }} />
      <i
        className="absolute -top-0.75 -ml-1.5 size-3 rounded-full bg-brand shadow-[0_0_0_2px_var(--paper)]"
        style={{ left: `${place(amount)}%` }}
      />
    </span>
  )
}
