import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import type { ApiClient } from "../../../session/api-client.ts"

export type TemplatesData = {
  tab: "templates"
  now: number
  templates: OfferTemplate[]
  /** Null while a new one is written. */
  chosen: OfferTemplate | null
}

/** Without a choice the first one is open; without any, a new one. */
export async function loadTemplates(
  api: ApiClient,
  { template }: { template: string | undefined },
  now: number,
): Promise<TemplatesData> {
  const { data: templates } = await api.offerTemplate.getMy.query()
  const chosen = template === "new" ? null : (templates.find(({ id }) => id === template) ?? templates[0])
  return { tab: "templates", now, templates, chosen: chosen ?? null }
}
