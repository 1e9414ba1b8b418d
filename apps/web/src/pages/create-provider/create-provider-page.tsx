import { Suspense, useMemo } from "react"
import type { CategoryBranch } from "../../category/category-queries.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { blankForm } from "./draft/form.ts"
import { formOfProvider } from "./draft/form-of-provider.ts"
import { lazyDonePage } from "./lazy-done-page.ts"
import type { Shown } from "./draft/steps.ts"
import { Wizard } from "./wizard.tsx"

interface CreateProviderPageProps {
  provider: ProviderData | null
  branches: readonly CategoryBranch[]
  step: Shown
  now: Date
  /** Where someone came from and goes back to with the profile. */
  returnTo: string | undefined
}

export function CreateProviderPage({ provider, branches, step, now, returnTo }: CreateProviderPageProps) {
  const { locale } = useTranslation()
  const userId = useAuth()?.user?.id ?? ""
  const blank = useMemo(() => blankForm(locale), [locale])
  if (step === "done" && provider && provider.status !== "draft") {
    return (
      <Suspense>
        <lazyDonePage.Page provider={provider} returnTo={returnTo} />
      </Suspense>
    )
  }
  return (
    <Wizard
      // After logging in, people continue with their own profile.
      key={userId}
      provider={provider}
      form={provider ? formOfProvider(provider) : blank}
      blank={blank}
      branches={branches}
      step={step === "done" ? "who" : step}
      userId={userId}
      now={now}
    />
  )
}
