import { misfits } from "@doable/domain/offer/misfits"
import { dayOf } from "@doable/domain/time/market-day"
import { listFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { Eye, Pencil } from "lucide-react"
import { dayText, plainDay, priceText } from "../blocks/text/market-text.ts"
import { PartLink } from "../ui/focus/part-link.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import type { TaskData } from "../session/answers/task-answers.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { confirm } from "../ui/overlays/confirm.ts"
import type { OwnOffer as OwnOfferData } from "../session/answers/offer-answers.ts"
import { AnswerCounter } from "./answer-counter.tsx"
import { OfferChip } from "./offer-chip.tsx"
import { openRound } from "./counter-rounds.tsx"
import { OfferFace } from "./offer-face.tsx"
import { OfferTerms } from "./offer-terms.tsx"
import { useOfferAction } from "./use-offer-action.ts"
import { useOfferState } from "./use-offer-state.ts"

/** The doer's own offer on this task: where it stands and what can be done with it. */
export function OwnOffer({ offer, task }: { offer: OwnOfferData; task: TaskData }) {
  const { t } = useTranslation()
  const me = useAuth()?.user
  const name = offer.provider?.name ?? me?.name ?? ""
  const hasContacts = (offer.own?.masked.length ?? 0) > 0
  return (
    <section id="my-offer" aria-labelledby="my-offer-title" className="mt-9 scroll-mt-24">
      <h2 id="my-offer-title" className="display text-d22">
        {t("offer:mine")}
      </h2>
      <Card className="mt-3 px-4 py-5 md:px-5.5">
        <OfferFace
          person={{ name, image: offer.provider?.image ?? me?.image ?? null }}
          terms={offer}
          budget={{ min: task.budgetMin, max: task.budgetMax }}
          canStartAt={offer.canStartAt}
          durationHours={offer.durationHours}
          isNew={offer.isUnseen}
          chips={<OfferChip status={openRound(offer) ? "countered" : offer.status} />}
        >
          <State offer={offer} isOpen={task.status === "open"} />
          <WhatChanged offer={offer} task={task} />
          <p lang={offer.lang} className="mt-2 wrap-anywhere whitespace-pre-line">
            {offer.own?.message ?? offer.message}
          </p>
          {hasContacts && (
            <p className="mt-2.5 rounded-control bg-warn-soft px-3.5 py-2.5 text-14 text-warn-text">
              {t("offer:maskedOwn")}
            </p>
          )}
          <OfferTerms terms={offer} />
          <AnswerCounter offer={offer} />
          <Actions offer={offer} task={task} />
        </OfferFace>
      </Card>
    </section>
  )
}

/** Nobody has to look for it in the task. */
function WhatChanged({ offer, task }: { offer: OwnOfferData; task: TaskData }) {
  const { t, locale } = useTranslation()
  const lines = useMisfits(offer, task)
  const parts = offer.changedParts.map((part) => t(`offer:changedPart.${part}`))
  if (parts.length === 0 && lines.length === 0) return null
  return (
    <div className="mt-2 grid gap-1 rounded-control bg-warn-soft px-3.5 py-2.5 text-14 text-warn-text">
      {parts.length > 0 && <p>{t("offer:changedSince", { parts: listFormat(locale).format(parts) })}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Where the offer no longer goes with the task, in words. Only while it can still be sent again. */
function useMisfits({ actions, canStartAt, materialsCost }: OwnOfferData, { timing, materials }: TaskData) {
  const say = useTranslation()
  const { t, locale } = say
  if (!actions.includes("reconfirm") && !actions.includes("revive")) return []
  const start = canStartAt ? new Date(canStartAt) : null
  const found = misfits({ canStartAt: start, hasMaterials: materialsCost !== null }, { timing, materials })
  const words = {
    day: start ? plainDay(dayOf(start), locale) : "",
    wanted: dayText(timing, null, say),
    price: materialsCost ? priceText(materialsCost, say) : "",
  }
  return found.map((one) => t(`offer:misfit.${one}`, words))
}

function State({ offer, isOpen }: { offer: OwnOfferData; isOpen: boolean }) {
  const { t } = useTranslation()
  const date = useDate()
  const words = useOfferState(offer, isOpen)
  const { status, declineNote } = offer
  return (
    <div className="text-14 text-ink-2">
      <p>
        {!openRound(offer) && words}{" "}
        {status === "accepted" && (
          <PartLink to="agreement" className="link">
            {t("offer:toAgreement")}
          </PartLink>
        )}
      </p>
      {declineNote && <p className="mt-1 wrap-anywhere">{t("offer:clientSays", { note: declineNote })}</p>}
      {status === "active" && (
        <p className="mt-1 flex items-center gap-1.5">
          <Eye size={16} strokeWidth={1.9} aria-hidden="true" />
          {offer.seenAt ? t("offer:seen", { date: date(offer.seenAt, "long") }) : t("offer:notSeen")}
        </p>
      )}
    </div>
  )
}

function Actions({ offer, task }: { offer: OwnOfferData; task: TaskData }) {
  const { t } = useTranslation()
  const { id, actions } = offer
  const { version: taskVersion } = task
  const lines = useMisfits(offer, task)
  const withdraw = useOfferAction({
    call: (api) => api.offer.withdraw.mutate({ id }),
    done: "offer:withdrawn",
    failure: "offer:withdrawFailed",
    shows: "#my-offer-title",
  })
  const reconfirm = useOfferAction({
    call: (api) => api.offer.reconfirm.mutate({ id, taskVersion }),
    done: "offer:reconfirmed",
    failure: "offer:reconfirmFailed",
    shows: "#my-offer-title",
  })
  const revive = useOfferAction({
    call: (api) => api.offer.revive.mutate({ id, taskVersion }),
    done: "offer:sent",
    failure: "offer:sendFailed",
    shows: "#my-offer-title",
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("offer:withdrawTitle"),
      description: t("offer:withdrawText"),
      confirmText: t("offer:withdraw"),
      cancelText: t("offer:keep"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (agreed) withdraw.mutate()
  }
  const asItIs = async (send: () => void) => {
    const isMeant =
      lines.length === 0 ||
      (await confirm({
        title: t("offer:misfit.title"),
        description: lines.join(" "),
        confirmText: t("offer:misfit.send"),
      }))
    if (isMeant) send()
  }
  if (actions.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {actions.includes("reconfirm") && (
        <Button pending={reconfirm.isPending} onClick={() => void asItIs(reconfirm.mutate)}>
          {t("offer:reconfirm")}
        </Button>
      )}
      {actions.includes("revive") && (
        <Button pending={revive.isPending} onClick={() => void asItIs(revive.mutate)}>
          {t("offer:revive")}
        </Button>
      )}
      {actions.includes("edit") && (
        <Button asChild variant="outline" icon={Pencil}>
          <Link to="/tasks/$taskId" params={{ taskId: offer.taskId }} search={{ tab: "offer" }}>
            {t("offer:edit")}
          </Link>
        </Button>
      )}
      {actions.includes("withdraw") && (
        <Button variant="ghost" pending={withdraw.isPending} onClick={() => void askFirst()}>
          {t("offer:withdraw")}
        </Button>
      )}
    </div>
  )
}
