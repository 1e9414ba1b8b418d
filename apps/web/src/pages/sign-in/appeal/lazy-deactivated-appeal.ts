import { lazy } from "../../../ui/code/lazy.tsx"

export const LazyDeactivatedAppeal = lazy(() =>
  import("./deactivated-appeal.tsx").then((module) => ({ default: module.DeactivatedAppeal })),
)
