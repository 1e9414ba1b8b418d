import { dayOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../../i18n/use-translation.ts"
import { plainDay } from "../../blocks/text/market-text.ts"
import { priceFromText } from "../../provider/provider-words.ts"
import { fortnight } from "./fortnight.ts"
import type { ProfileData } from "./load-provider.ts"
import { AskButton } from "./profile-actions.tsx"

/** On phones the next step stays in reach while the page scrolls. */
export function ProfileBar({ data: { provider, viewer, now } }: { data: ProfileData }) {
  const { t, locale } = useTranslation()
  if (viewer.isOwner) return null
  const next = fortnight(provider.availability, dayOf(new Date(now))).find(({ hours }) => hours !== "")
  const price = priceFromText(provider, { t, locale })
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex items-center gap-3.5 bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-pop lg:hidden"
    >
      <p className="min-w-0 flex-1">
        {next && (
          <span className="block text-14 font-semibold">
            {t("provider-profile:free.next", { day: plainDay(next.date, locale) })}
          </span>
        )}
        {price && <span className="block text-14 text-ink-2">{price}</span>}
      </p>
      <AskButton provider={provider} />
    </div>
  )
}
