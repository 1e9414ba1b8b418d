interface PriceScaleProps {
  amount: number
  /** The two ends of the budget, which are one where it is fixed. */
  min: number
  max: number
}

/** Where the price lies beside the budget. Only a picture: both stand in words near it. */
export function PriceScale({ amount, min, max }: PriceScaleProps) {
  const place = (value: number) => Math.min(97, Math.max(3, (value / (min + max)) * 100))
  return (
    <span aria-hidden="true" className="relative mt-2 block h-1.5 w-[110px] rounded-full bg-wall-2 md:w-37">
      {max > min ? (
        <i
          className="absolute -top-1 h-3.5 border-x-2 border-ink bg-brand-soft-2"
          style={{ left: `${place(min)}%`, right: `${100 - place(max)}%` }}
        />
      ) : (
        <i className="absolute -top-1.25 h-4 w-0.5 bg-ink" style={{ left: "50%" }} />
      )}
      <i
        className="absolute -top-0.75 -ml-1.5 size-3 rounded-full bg-brand shadow-[0_0_0_2px_var(--paper)]"
        style={{ left: `${place(amount)}%` }}
      />
    </span>
  )
}
