import { clsx } from "clsx"
import type { ReactNode } from "react"
import { SaveHeart } from "../../favourite/save-heart.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Skeleton, SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import type { ListedProvider } from "../../provider/listed-provider.ts"
import { ProviderCard, type ProviderCardProps } from "../../provider/provider-card.tsx"

const grid = "grid gap-3.5 md:gap-4.5 xl:grid-cols-2"

interface ProviderGridProps {
  providers: readonly ListedProvider[]
  label: string
  heading?: ProviderCardProps["heading"]
  /** What stands before the heart. */
  tools?: (provider: ListedProvider) => ReactNode
}

/** Cards in two columns, each with its heart. */
export function ProviderGrid({ providers, label, heading = "h3", tools }: ProviderGridProps) {
  return (
    <ul aria-label={label} className={clsx(grid, tools ? "[--card-tools:76px]" : "[--card-tools:40px]")}>
      {providers.map((provider) => (
        <li key={provider.id} className="relative min-w-0">
          <ProviderCard provider={provider} heading={heading} />
          <div className="provider-tools">
            {tools?.(provider)}
            <SaveHeart
              target={{ targetType: "provider", targetId: provider.id }}
              title={provider.name}
              isSaved={provider.isSaved}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ProviderGridSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("providers:loading")} className={grid}>
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-56 rounded-panel" />
      ))}
    </SkeletonGroup>
  )
}
