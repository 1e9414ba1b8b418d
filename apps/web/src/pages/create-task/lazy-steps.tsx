import { lazy } from "../../ui/code/lazy.tsx"
// The code of a step comes with the step, not with the page.

export const DetailsStep = lazy(() =>
  import("./fields/details-step.tsx").then((module) => ({ default: module.DetailsStep })),
)
export const WhereStep = lazy(() =>
  import("./fields/where-step.tsx").then((module) => ({ default: module.WhereStep })),
)
export const BudgetStep = lazy(() =>
  import("./fields/budget-step.tsx").then((module) => ({ default: module.BudgetStep })),
)
export const MergePanel = lazy(() =>
  import("./draft/merge-panel.tsx").then((module) => ({ default: module.MergePanel })),
)
