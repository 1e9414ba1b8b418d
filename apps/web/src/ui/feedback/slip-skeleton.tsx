import { Skeleton } from "./skeleton.tsx"
import { Slip } from "../layout/slip.tsx"

export function SlipSkeleton() {
  return (
    <Slip>
      <Skeleton className="h-[104px] rounded-none!" />
      <div className="flex flex-col gap-2.5 px-4 pt-3.5 pb-3">
        <Skeleton className="mt-1 h-4 w-[92%]" />
        <Skeleton className="mb-1 h-4 w-[60%]" />
        <Skeleton className="h-3.5 w-[74%]" />
        <div className="flex justify-between pt-0.5">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-14" />
        </div>
      </div>
    </Slip>
  )
}
