import { Suspense } from "react"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

// With its field for another day it is wanted for tasks that are over alone.
const ReopenTask = lazy(() => import("./reopen-task.tsx").then((module) => ({ default: module.ReopenTask })))

export function ReopenLater(props: { data: TaskPageData; className?: string }) {
  return (
    <Suspense fallback={null}>
      <ReopenTask {...props} />
    </Suspense>
  )
}
