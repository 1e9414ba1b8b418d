import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { AtSign, Mail, MessageCircle, Phone } from "lucide-react"
import { useContactsQuery } from "../../../contact/contacts-query.ts"
import { phoneText } from "@doable/domain/contact/phone-countries"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import type { Assignment } from "../../../session/answers/offer-answers.ts"
import { firstName } from "../../../offer/offer-words.ts"

interface OtherProps {
  other: NonNullable<Assignment["other"]>
  conversationId: string | null
  isOwner: boolean
}

const looks = { phone: Phone, email: Mail, socialNetwork: AtSign }

/** The other one, and how the two reach each other. */
export function Other({ other, conversationId, isOwner }: OtherProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-4 md:px-5.5">
      <Avatar name={other.name} image={other.image} />
      <div className="min-w-0 flex-1">
        <p className="text-13 text-ink-3">{t(isOwner ? "offer:agreement.doer" : "offer:agreement.client")}</p>
        <p className="font-semibold wrap-anywhere">{other.name}</p>
        {other.contacts.length === 0 ? (
          <p className="text-14 text-ink-2">{t("offer:agreement.noContacts")}</p>
        ) : (
          <ul className="mt-1 grid gap-1 text-14">
            {other.contacts.map(({ type, value }) => (
              <li key={`${type}-${value}`}>
                <ContactLine type={type} value={value} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {conversationId && (
        <Button asChild variant="secondary" icon={MessageCircle} className="max-sm:w-full">
          <Link to="/chat" search={{ c: conversationId }}>
            {t("offer:agreement.chat")}
          </Link>
        </Button>
      )}
    </div>
  )
}

/** A short hint that the other person can only use the chat; it goes as soon as there's a contact to show. */
export function ChooseContacts({ other }: Pick<OtherProps, "other">) {
  const { t } = useTranslation()
  // What the account has been told in the meantime, over this page; nothing is asked for it.
  const { data } = useQuery({ ...useContactsQuery(), enabled: false })
  if (data?.some(({ isPrimary }) => isPrimary)) return null
  return (
    <p className="border-t border-line px-4 py-3 text-14 text-ink-2 md:px-5.5" data-lacks-contacts>
      {t("offer:agreement.lacksContacts", { name: firstName(other.name) })}{" "}
      <Link to="/account" search={{ section: "account" }} hash="contacts" className="link whitespace-nowrap">
        {t("offer:agreement.chooseContacts")}
      </Link>
    </p>
  )
}

function ContactLine({ type, value }: { type: keyof typeof looks; value: string }) {
  const Icon = looks[type]
  const href = type === "phone" ? `tel:${value}` : type === "email" ? `mailto:${value}` : null
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
      {href ? (
        <a href={href} className="link min-w-0 wrap-anywhere">
          {type === "phone" ? phoneText(value) : value}
        </a>
      ) : (
        <span className="min-w-0 wrap-anywhere">{value}</span>
      )}
    </span>
  )
}
