import { findContacts } from "@doable/domain/moderation/contacts"
import { plainText } from "@doable/domain/text/plain-text"
import { CalendarDays, EyeOff, Languages, MapPin } from "lucide-react"
import type { ReactNode } from "react"
import { paperOfSlug } from "../../../category/paper-of-slug.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { weekdaysText } from "../../../provider/weekday-text.ts"
import { publicPlace } from "../../create-task/fields/public-place.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import { daysOf } from "../draft/form.ts"
import { useProviderForm } from "../draft/provider-form-context.ts"

/** What the profile says in words, with what other people won't read marked where it stands. */
export function PreviewPage() {
  const { t, locale } = useTranslation()
  const { form, place, branches, pictures } = useProviderForm()
  const days = daysOf(form)
  const where = [
    form.mode && t(`provider-create:mode.${form.mode}`),
    form.mode !== "remote" && place && publicPlace(place, locale),
    form.mode !== "remote" && place && t("provider-create:where.radiusWords", { km: form.radiusKm }),
  ].filter(Boolean)
  const hasContacts = findContacts(`${form.headline}\n${form.bio}`).length > 0
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <p className="display text-d22 wrap-anywhere" lang={form.lang}>
        <Masked text={plainText(form.headline)} />
      </p>
      <p className="flex flex-wrap gap-1.5">
        {branches.flatMap((branch) =>
          branch.children
            .filter(({ id }) => form.categoryIds.includes(id))
            .map((leaf) => (
              <Chip key={leaf.id} tone="cat" data-cat={paperOfSlug(branch.slug)}>
                {leaf.name[locale]}
              </Chip>
            )),
        )}
      </p>
      <ul className="grid gap-2 text-15">
        <Fact icon={<MapPin aria-hidden size={18} strokeWidth={1.9} />}>{where.join(" · ")}</Fact>
        <Fact icon={<CalendarDays aria-hidden size={18} strokeWidth={1.9} />}>
          {days.length > 0 ? weekdaysText(days, { t, locale }) : t("provider-create:look.noHours")}
        </Fact>
        <Fact icon={<Languages aria-hidden size={18} strokeWidth={1.9} />}>
          {form.spokenLanguages.map((one) => t(`provider-create:language.${one}`)).join(", ")}
        </Fact>
      </ul>
      <p className="max-w-[62ch] whitespace-pre-wrap wrap-anywhere" lang={form.lang}>
        <Masked text={plainText(form.bio)} />
      </p>
      {form.portfolio.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {form.portfolio.map(({ fileId, caption }) => (
            <li key={fileId}>
              <img
                src={pictures.find((one) => one.fileId === fileId)?.url}
                alt={caption}
                className="aspect-square w-full rounded-paper object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {hasContacts && (
        <p className="flex gap-2 text-14 text-info-text">
          <EyeOff aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
          {t("provider-create:look.hidden")}
        </p>
      )}
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  const { t } = useTranslation()
  return (
    <li className="flex gap-2">
      <span className="text-ink-2">{icon}</span>
      {children || <span className="text-ink-3">{t("provider-create:look.open")}</span>}
    </li>
  )
}

/** What other people don't read is marked where it stands. */
function Masked({ text }: { text: string }) {
  const { t } = useTranslation()
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of findContacts(text)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-xs bg-info-soft px-1 text-info-text line-through decoration-1">
        <span className="sr-only">{t("provider-create:look.hiddenStart")} </span>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
