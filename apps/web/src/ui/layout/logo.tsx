import { clsx } from "clsx"
import type { ComponentProps } from "react"

const sizes = {
  sm: { mark: 26, word: "text-[20px]" },
  md: { mark: 34, word: "text-[27px]" },
  lg: { mark: 44, word: "text-[34px]" },
  xl: { mark: 56, word: "text-[44px]" },
}

export const logoThemes = ["green", "blue", "purple", "red", "gray", "black"] as const
export type LogoTheme = (typeof logoThemes)[number]
export type LogoSize = keyof typeof sizes
export const logoSizes = Object.keys(sizes) as LogoSize[]

interface LogoProps extends Omit<ComponentProps<"span">, "children"> {
  /** The product's name, as the installation calls it. */
  name: string
  theme?: LogoTheme
  size?: LogoSize
}

/** A slip with a tick: three tabs kept, the fourth torn off. */
export function Logo({ name, theme = "green", size = "md", className, style, ...rest }: LogoProps) {
  const { mark, word } = sizes[size]
  return (
    <span
      {...rest}
      className={clsx("inline-flex items-center display leading-none tracking-[-0.03em]", word, className)}
      style={{ gap: mark * 0.3, ...style }}
    >
      <LogoMark theme={theme} size={mark} />
      {name}
    </span>
  )
}

function LogoMark({ theme = "green", size = 34 }: { theme?: LogoTheme; size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path
        fill={`var(--logo-${theme})`}
        d="M9 2h22a6 6 0 0 1 6 6v19.600l-1.900 1.500-1.900-1.300-1.800 1.600-2-1.400V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36a1.500 1.500 0 0 1-1.500 1.500h-4.500a1.500 1.500 0 0 1-1.500-1.500v-5.800a.75.75 0 0 0-1.500 0V36A1.500 1.500 0 0 1 9.900 37.500H4.500A1.500 1.500 0 0 1 3 36V8a6 6 0 0 1 6-6z"
      />
      <path
        fill="none"
        stroke="var(--logo-tick)"
        strokeWidth="4.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M12 14.400l6 6L28.800 9.400"
      />
      <path
        fill={theme === "gray" ? "var(--line-2)" : "var(--logo-tab)"}
        d="M30.700 32.200l1.800 1 1.700-1.700 2 1 1.800-1.500 1.300 5.700a1.500 1.500 0 0 1-1.100 1.800l-4.300 1a1.500 1.500 0 0 1-1.800-1.100z"
      />
    </svg>
  )
}
