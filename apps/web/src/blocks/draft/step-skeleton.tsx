import { Skeleton, SkeletonGroup } from "../../ui/feedback/skeleton.tsx"

export function StepSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-40" />
    </SkeletonGroup>
  )
}
