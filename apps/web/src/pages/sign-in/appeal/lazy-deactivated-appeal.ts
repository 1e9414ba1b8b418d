import { lazy } from "react"

export const LazyDeactivatedAppeal = lazy(() =>
  import("./deactivated-appeal.tsx").then((module) => ({ default: module.DeactivatedAppeal })),
)
