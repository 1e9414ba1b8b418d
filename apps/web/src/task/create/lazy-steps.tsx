// The code of a step comes with the step, not with the page.
import { lazy } from "react"

export const DetailsStep = lazy(() =>
  import("./details-step.tsx").then((module) => ({ default: module.DetailsStep })),
)
export const WhereStep = lazy(() =>
  import("./where-step.tsx").then((module) => ({ default: module.WhereStep })),
)
export const BudgetStep = lazy(() =>
  import("./budget-step.tsx").then((module) => ({ default: module.BudgetStep })),
)
export const MergePanel = lazy(() =>
  import("./merge-panel.tsx").then((module) => ({ default: module.MergePanel })),
)
