import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { Avatar } from "../ui/data/avatar.tsx"
import type { ProviderCardData } from "../session/answers/provider-answers.ts"
import { priceFromText } from "./provider-words.ts"

interface ProviderRowProps {
  provider: ProviderCardData
  /** What stands at the end of the row. */
  children: ReactNode
}

/** A doer as one line of a list. All of it is one link. */
export function ProviderRow({ provider, children }: ProviderRowProps) {
  const { t, locale } = useTranslation()
  const where = provider.mode === "remote" ? t("task:remote") : provider.place?.name[locale]
  const facts = [where, priceFromText(provider, { t, locale })].filter(Boolean).join(" · ")
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 hover:bg-paper-2 md:px-5">
      <Avatar name={provider.name} image={provider.image} />
      <div className="min-w-0 flex-1">
        <Link
          to="/providers/$providerId"
          params={{ providerId: provider.id }}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {provider.name}
        </Link>
        <p className="text-14 wrap-anywhere">
          <UserText lang={provider.lang}>{provider.headline}</UserText>
        </p>
        <p className="text-14 text-ink-2">{facts}</p>
      </div>
      {children}
    </li>
  )
}
