import { textActions } from "@doable/domain/moderation/text-places"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"

/** Which rules are listed: all of them, those of one action, or those that are off. */
export const ruleTabs = ["all", ...textActions, "off"] as const
export type RuleTab = (typeof ruleTabs)[number]

export interface TextRuleSearch {
  rules?: Exclude<RuleTab, "all"> | undefined
}

export const readTextRuleSearch = ({ rules }: Record<string, unknown>): TextRuleSearch => ({
  rules: [...textActions, "off" as const].find((one) => one === rules),
})

export type TextRuleList = Awaited<ReturnType<ApiClient["adminTextRule"]["getList"]["query"]>>
export type TextRuleRow = TextRuleList["data"][number]

/** Null when they can't be had. */
export async function loadTextRules({ api }: RouterContext, { rules }: TextRuleSearch) {
  const { adminTextRule } = await api()
  return { tab: rules ?? ("all" as const), list: await adminTextRule.getList.query().catch(() => null) }
}
