import { Link } from "@tanstack/react-router"
import { PencilLine } from "lucide-react"
import type { CategoryBranch } from "../../category/category-queries.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { lazyRestrictionBanner } from "../../restriction/lazy-restriction-banner.ts"
import type { CurrentRestriction } from "../../restriction/load-restrictions.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { ManageForm } from "./manage-form.tsx"
import type { Part } from "./parts.ts"

interface ManageProviderPageProps {
  provider: ProviderData | null
  branches: readonly CategoryBranch[]
  part: Part
  now: Date
  restrictions: CurrentRestriction[]
}

export function ManageProviderPage({ provider, restrictions, ...rest }: ManageProviderPageProps) {
  const { t } = useTranslation()
  if (provider && provider.status !== "draft") {
    return (
      <ManageForm
        key={provider.id}
        provider={provider}
        above={restrictions.length > 0 ? <lazyRestrictionBanner.Page restrictions={restrictions} /> : null}
        {...rest}
      />
    )
  }
  const state = provider ? "draft" : "none"
  return (
    <EmptyState
      className="py-16"
      heading="h1"
      icon={PencilLine}
      title={t(`provider-manage:${state}.title`)}
      text={t(`provider-manage:${state}.text`)}
      action={
        <Button asChild>
          <Link to="/providers/create">{t(`provider-manage:${state}.action`)}</Link>
        </Button>
      }
    />
  )
}
