import { MailCheck, Siren } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { StrongPart } from "../../account/strong-part.tsx"
import { SupportButton } from "../../conversation/support-button.tsx"
import { PageTitle } from "../content/page-title.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ContactAside } from "./contact-aside.tsx"
import { ContactForm } from "./contact-form.tsx"
import type { ContactSearch } from "./contact-search.ts"
import type { ContactData } from "./load-contact.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import type { PostedContact } from "./problems.ts"
import { MyMessages } from "./my-messages.tsx"

const emergency = "112"

export function ContactPage({ search, data }: { search: ContactSearch; data: ContactData }) {
  const { t } = useTranslation()
  const posted = usePostedForm<PostedContact>()
  const [sent, setSent] = useState(posted?.result.sent ?? null)
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <PageTitle title={t("contact:title")} lead={t("contact:lead")} />
      <p className="mt-5 flex w-fit items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-14 text-danger-text">
        <Siren size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
        {t("contact:danger", { number: emergency })}
      </p>
      {search.from === "locked" && !sent && <p className="mt-5 max-w-[56ch]">{t("contact:locked")}</p>}
      {/* Logged-in people always have a list of messages here, even an empty one. */}
      {data.mine && !sent && (
        <div className="mt-5 flex max-w-[760px] flex-wrap items-center gap-x-5 gap-y-3">
          <p className="min-w-0 flex-1 basis-72">{t("contact:chat.text")}</p>
          <SupportButton label={t("contact:chat.action")} topic={search.topic} />
        </div>
      )}
      <div className="mt-6 grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,760px)_minmax(0,1fr)]">
        <Card className="max-w-[760px] self-start p-5 md:p-8">
          {sent ? (
            <Sent {...sent} onAgain={() => setSent(null)} />
          ) : (
            <ContactForm {...search} onSent={setSent} />
          )}
        </Card>
        <ContactAside />
      </div>
      {data.mine && <MyMessages mine={data.mine} />}
    </div>
  )
}

interface SentProps {
  ticketNo: string
  email: string
  onAgain: () => void
}

function Sent({ ticketNo, email, onAgain }: SentProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  // The form and its button are gone, so the focus moves here.
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: "center" })
  }, [])
  return (
    <div>
      <MailCheck size={32} strokeWidth={1.9} aria-hidden="true" className="text-brand-text" />
      <h2 ref={title} tabIndex={-1} className="mt-3 display display-36 outline-none">
        {t("contact:sent.title")}
      </h2>
      <p className="mt-4 text-14 text-ink-2">{t("contact:sent.number")}</p>
      <p className="display text-d36 tabular-nums">{ticketNo}</p>
      <p className="mt-4 text-ink-2">
        <StrongPart text={t("contact:sent.text", { email })} part={email} />
      </p>
      <Button variant="outline" className="mt-5" onClick={onAgain}>
        {t("contact:sent.again")}
      </Button>
    </div>
  )
}
