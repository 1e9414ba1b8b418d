import { ShareButton } from "../../blocks/share-button.tsx"
import { WriteButton } from "../chat/write-button.tsx"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { AskButton, SaveProvider } from "./profile-actions.tsx"
import { ProfileArea } from "./profile-area.tsx"
import { ProfileChecked } from "./profile-checked.tsx"
import { ProfileWeeks } from "./profile-weeks.tsx"
import type { ProfileData } from "./load-provider.ts"

export function ProfileSide({ data }: { data: ProfileData }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { provider, viewer } = data
  // Inside a sentence, Russian and Romanian write languages small.
  const spoken = provider.spokenLanguages.map((language, place) => {
    const name = t(`task:language.${language}`)
    return place === 0 || locale === "en" ? name : name.toLocaleLowerCase(locale)
  })
  return (
    <aside className="relative flex min-w-0 flex-col gap-4 lg:-mt-23 lg:pb-4">
      <Card className="p-5 lg:shadow-lift">
        <ProfileWeeks data={data} />
        {!viewer.isOwner && (
          <>
            <AskButton provider={provider} full />
            <p className="mt-2 mb-3.5 text-center text-13 text-ink-3">{t("provider-profile:askNote")}</p>
            <WriteButton providerId={provider.id} name={provider.name} label={t("provider-profile:write")} />
          </>
        )}
        <div className="mt-3.5 flex gap-2 *:flex-1">
          {!viewer.isOwner && <SaveProvider data={data} />}
          <ShareButton title={provider.name} />
        </div>
      </Card>
      <ProfileArea provider={provider} />
      <Card className="px-5 py-4.5">
        <h2 className="display text-d18">{t("provider-profile:languages")}</h2>
        <p className="mt-0.5">{new Intl.ListFormat(locale).format(spoken)}</p>
        <p className="mt-3 text-14 text-ink-2">
          {t(`provider-profile:kind.${provider.kind}`)}
          {" · "}
          {t("provider-profile:since", { date: date(provider.memberSince, "xs") })}
        </p>
      </Card>
      <ProfileChecked provider={provider} />
    </aside>
  )
}
