import { useTranslation } from "../../../i18n/use-translation.ts"
import { Skeleton, SkeletonGroup } from "../../../ui/feedback/skeleton.tsx"

export function ThreadSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("ui:loading")} className="grid gap-3 p-6">
      <Skeleton className="mb-8 h-20" />
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="h-11 w-1/3 justify-self-end" />
      <Skeleton className="h-16 w-2/3" />
    </SkeletonGroup>
  )
}
