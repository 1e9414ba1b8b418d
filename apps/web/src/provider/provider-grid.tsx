import { clsx } from "clsx"
import { SaveHeart } from "../favourite/save-heart.tsx"
import type { ProviderCardData } from "./provider-answers.ts"
import { ProviderCard, type ProviderCardProps } from "./provider-card.tsx"

interface ProviderGridProps {
  providers: readonly ProviderCardData[]
  label: string
  heading?: ProviderCardProps["heading"]
  className?: string
}

/** Cards in two columns, each with its heart. */
export function ProviderGrid({ providers, label, heading = "h3", className }: ProviderGridProps) {
  return (
    <ul aria-label={label} className={clsx("grid gap-3.5 md:gap-4.5 xl:grid-cols-2", className)}>
      {providers.map((provider) => (
        <li key={provider.id} className="relative min-w-0 [--card-tools:40px]">
          <ProviderCard provider={provider} heading={heading} />
          <SaveHeart
            target={{ targetType: "provider", targetId: provider.id }}
            title={provider.name}
            isSaved={provider.isSaved}
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
          />
        </li>
      ))}
    </ul>
  )
}
