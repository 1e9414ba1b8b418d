import { Banknote, Contact, CreditCard, Landmark, MessageCircle, Undo2, Users } from "lucide-react"
import { useState, type ReactNode } from "react"
import type { PaymentMethod } from "@doable/domain/offer/status"
import { totalOf } from "@doable/domain/offer/total"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { paperOf } from "../../../category/paper-of.ts"
import type { TaskPageAnswer } from "../../../session/answers/task-answers.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { IncludedList } from "../../../offer/offer-terms.tsx"
import { firstName, startText } from "../../../offer/offer-words.ts"
import { usePriceParts } from "../../../blocks/text/total-price.tsx"

interface HireDialogProps {
  offer: OfferCard
  task: TaskPageAnswer["task"]
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onHire: (paymentMethod: PaymentMethod) => void
  isPending: boolean
}

const icons = { cash: Banknote, card_transfer: CreditCard, bank_transfer: Landmark, to_agree: MessageCircle }
const methods = ["cash", "card_transfer", "bank_transfer", "to_agree"] as const

/** All that will be agreed on, in one look, before it is agreed on. */
export function HireDialog(props: HireDialogProps) {
  const { offer, task, name, isOpen, onOpenChange, onHire, isPending } = props
  const { t } = useTranslation()
  const [method, setMethod] = useState<PaymentMethod>("cash")
  const hasOthers = task.offerCount > 1
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={
          <span className="flex items-center gap-3.5">
            <Avatar name={name} image={offer.provider?.image} size="lg" />
            {t("offer:hire.title", { name })}
          </span>
        }
        description={t("offer:hire.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button
              variant="cta"
              size="cta"
              className="max-md:flex-1"
              pending={isPending}
              onClick={() => onHire(method)}
            >
              {t("offer:acceptNamed", { name: firstName(name) })}
            </Button>
          </>
        }
      >
        <Terms offer={offer} task={task} />
        <Sum offer={offer} />
        <IncludedList lines={offer.included} lang={offer.lang} />
        <Field group label={t("offer:hire.how")} className="mt-5">
          <OptionCards
            columns={4}
            value={method}
            onValueChange={setMethod}
            options={methods.map((value) => {
              const Icon = icons[value]
              return {
                value,
                label: t(`offer:hire.pay.${value}`),
                picture: <Icon size={20} strokeWidth={1.9} />,
              }
            })}
          />
        </Field>
        <ul className="mt-5 grid gap-2 rounded-control border border-line bg-paper-2 px-4 py-3.5 text-14 text-ink-2">
          <Note icon={<Contact size={18} strokeWidth={1.9} aria-hidden="true" />}>
            {t("offer:hire.both")}
          </Note>
          {hasOthers && (
            <Note icon={<Users size={18} strokeWidth={1.9} aria-hidden="true" />}>
              {t("offer:hire.others")}
            </Note>
          )}
          <Note icon={<Undo2 size={18} strokeWidth={1.9} aria-hidden="true" />}>{t("offer:hire.mind")}</Note>
        </ul>
      </DialogContent>
    </Dialog>
  )
}

function Terms({ offer, task }: Pick<HireDialogProps, "offer" | "task">) {
  const say = useTranslation()
  const { t, locale } = say
  const { canStartAt } = offer
  const place = task.place?.name[locale]
  const where =
    task.mode === "remote" || !place
      ? t("task:remote")
      : task.own?.address
        ? t("offer:hire.yourAddress", { place })
        : place
  return (
    <dl data-cat={paperOf(task.category)} className="flex flex-wrap rounded-[12px] bg-cat-t text-ink">
      <Fact name={t("offer:hire.price")}>{priceText(totalOf(offer), say)}</Fact>
      <Fact name={t("offer:hire.when")}>
        {canStartAt ? startText(canStartAt, locale) : t("offer:hire.toAgree")}
      </Fact>
      <Fact name={t("offer:hire.where")}>{where}</Fact>
    </dl>
  )
}

/** Said in full before it's agreed to: what the doer brings is paid on top. */
function Sum({ offer }: Pick<HireDialogProps, "offer">) {
  const say = useTranslation()
  const parts = usePriceParts(offer)
  if (!parts) return null
  return (
    <p className="mt-3 font-semibold">
      {say.t("offer:hire.sum", { parts, total: priceText(totalOf(offer), say) })}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 px-5 py-3.5 max-sm:flex-auto max-sm:px-4 max-sm:py-2">
      <dt className="text-13 text-cat-d">{name}</dt>
      <dd className="display text-d18 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="mt-px shrink-0">{icon}</span>
      {children}
    </li>
  )
}
