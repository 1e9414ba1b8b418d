import { Link } from "@tanstack/react-router"
import { BadgeCheck, Building2, FileBadge, Mail, Phone, Sprout, type LucideIcon } from "lucide-react"
import type { BadgeType } from "@doable/domain/provider/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { drawingOf } from "../../category/drawing-of.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"

export const badgeIcons: Record<BadgeType, LucideIcon> = {
  email: Mail,
  phone: Phone,
  identity: BadgeCheck,
  company: Building2,
  licence: FileBadge,
}

/** The doer's name, in the colours of their main category. */
export function ProfileBand({ provider }: { provider: ProviderData }) {
  const { t } = useTranslation()
  const drawing = drawingOf(provider.categories[0] ?? null)
  const types = [...new Set(provider.badges.map(({ type }) => type))]
  return (
    <div data-cat={drawing.name} className="relative overflow-hidden bg-cat-t">
      <div className="page relative flex min-h-62 flex-col items-start justify-end gap-x-7 gap-y-3.5 pt-4 pb-5 md:flex-row md:items-end md:justify-start md:pt-14 md:pb-7">
        <Illustration
          {...drawing}
          inherit
          className="pointer-events-none absolute top-6 right-2 w-[150px] sm:w-[170px] md:top-auto md:-bottom-2 md:w-[230px] lg:right-[calc(var(--gutter)+372px)] xl:w-[290px]"
        />
        <div className="absolute top-3 max-md:sr-only">
          <Breadcrumb>
            <Link to="/providers">{t("provider-profile:all")}</Link>
            {provider.name}
          </Breadcrumb>
        </div>
        <Avatar name={provider.name} image={provider.image} size="2xl" className="ring-5 ring-paper" />
        <div className="relative min-w-0 max-w-[560px] lg:max-w-[40%] xl:max-w-[43%]">
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            {types.map((type) => (
              <Mark key={type} icon={badgeIcons[type]}>
                {t(`provider-profile:badge.${type}`)}
              </Mark>
            ))}
            {provider.isNewcomer && <Mark icon={Sprout}>{t("provider-profile:newcomer")}</Mark>}
          </p>
          <h1 className="mt-2 display text-[36px]/[38px] tracking-[-0.025em] wrap-anywhere md:text-d48">
            {provider.name}
          </h1>
          <p className="mt-0.5 text-18 text-ink-2 wrap-anywhere">
            <UserText lang={provider.lang}>{provider.headline}</UserText>
          </p>
        </div>
      </div>
    </div>
  )
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex min-h-[26px] items-center gap-1.5 rounded-full bg-paper pr-2.5 pl-2 text-13 font-semibold text-brand-text">
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
      {children}
    </span>
  )
}
