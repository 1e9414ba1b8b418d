import { flag, oneOf, text, whole, withoutHoles } from "../../../blocks/list-page/read-address.ts"

export const shownBlocks = ["list", "wizard", "form"] as const
export const demoSteps = ["what", "where", "check"] as const
export type DemoStep = (typeof demoSteps)[number]

export interface ThemesSearch {
  /** Which block is shown on a page of its own. */
  block?: (typeof shownBlocks)[number] | undefined
  q?: string | undefined
  sort?: "za" | undefined
  page?: number | undefined
  short?: 1 | undefined
  step?: DemoStep | undefined
  tasks?: "up" | undefined
}

export function readThemesSearch(raw: Record<string, unknown>): ThemesSearch {
  return withoutHoles({
    block: oneOf(shownBlocks, raw["block"]),
    q: text(raw["q"], 50),
    sort: oneOf(["za"] as const, raw["sort"]),
    page: whole(raw["page"], 2, 99),
    short: flag(raw["short"]),
    step: oneOf(demoSteps, raw["step"]),
    tasks: oneOf(["up"] as const, raw["tasks"]),
  })
}
