import { clsx } from "clsx"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"

const tones = {
  mute: "bg-mute-soft text-mute-text",
  ok: "bg-ok-soft text-ok-text",
  warn: "bg-warn-soft text-warn-text",
  info: "bg-info-soft text-info-text",
  bad: "bg-danger-soft text-danger-text",
  apricot: "bg-apricot-soft text-apricot-text",
  solid: "bg-brand text-on-brand",
  line: "text-ink-2 inset-ring-[1.5px] inset-ring-line-control",
  /** Takes the paper colours of the `data-cat` around it. */
  cat: "bg-cat-t text-cat-d",
}

export type ChipTone = keyof typeof tones
export const chipTones = Object.keys(tones) as ChipTone[]

interface ChipProps extends ComponentProps<"span"> {
  tone?: ChipTone
  icon?: LucideIcon
  dense?: boolean
  /** On a band of its own colour it lies on paper, or it would look like indented text. */
  onBand?: boolean
}

export function Chip({
  tone = "mute",
  icon: Icon,
  dense = false,
  onBand = false,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span
      {...rest}
      className={clsx(
        "chip",
        dense ? "min-h-[22px] px-2" : "min-h-[26px] px-2.5",
        Icon && (dense ? "pl-1.5" : "pl-2"),
        tones[tone],
        onBand && "bg-paper!",
        className,
      )}
    >
      {Icon ? <Icon size={dense ? 14 : 16} strokeWidth={1.9} aria-hidden="true" /> : null}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
