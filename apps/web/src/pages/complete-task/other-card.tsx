import { Link } from "@tanstack/react-router"
import { MessageCircle, Phone } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Settled } from "../../deal/settled.tsx"
import type { Work } from "../../deal/work.ts"

/** The other one of the two: how to reach them, and whether the money is settled. */
export function OtherCard({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { other, conversationId, agreement, strandedAt } = work.hire
  if (!other) return null
  // Until it is ticked, the owner is asked once, beside the answer to the report.
  const isAskedThere =
    work.side === "owner" && work.status === "completion_requested" && agreement.settledByCustomerAt === null
  const phone = other.contacts.find(({ type }) => type === "phone")?.value
  return (
    <Card className="p-5">
      <div className="flex items-center gap-3">
        <Avatar name={other.name} image={other.image} size="lg" />
        <div className="min-w-0">
          <p className="text-13 text-ink-3">
            {t(work.side === "owner" ? "offer:agreement.doer" : "offer:agreement.client")}
          </p>
          <p className="display text-d18 wrap-anywhere">{other.name}</p>
        </div>
      </div>
      <div className="mt-3.5 grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
        {conversationId && strandedAt === null && (
          <Button asChild variant="outline" icon={MessageCircle}>
            <Link to="/chat" search={{ c: conversationId }}>
              {t("work:people.message")}
            </Link>
          </Button>
        )}
        {phone && (
          <Button asChild variant="outline" icon={Phone}>
            <a href={`tel:${phone}`}>{t("work:people.call")}</a>
          </Button>
        )}
      </div>
      {!isAskedThere && <Settled work={work} />}
    </Card>
  )
}
