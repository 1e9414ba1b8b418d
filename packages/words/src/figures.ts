import { trustedDeviceDays } from "@doable/domain/account/second-step"
import { percentText } from "./format.ts"
import { phoneCodePauseSeconds } from "@doable/domain/contact/phone-code"
import { exportDays } from "@doable/domain/file/rules"
import { liveOffers, offerValidDays, staleHours } from "@doable/domain/offer/limits"
import {
  adultYears,
  purgeAfterDays,
  reviewTargetHours,
  validMonths,
} from "@doable/domain/provider/application/limits"
import { addendumDays, reviewDays } from "@doable/domain/review/limits"
import { cancelGraceMinutes, cancelHoursAhead, revisionRounds } from "@doable/domain/deal/limits"
import { changeAnswerHours, priceCheck } from "@doable/domain/deal/change/limits"
import {
  decisionTargetHours,
  disputeAfterDays,
  disputeDays,
  proposalsEach,
} from "@doable/domain/deal/dispute/limits"
import { contestDays, faultLimits, faultWindowDays } from "@doable/domain/deal/fault/limits"
import { completionDays, stallDays } from "@doable/domain/deal/timers"
import { inviteHours } from "@doable/domain/offer/invite/limits"
import { openDays } from "@doable/domain/task/expiry"
import { draftIdleDays, offerCap, reopenWithinDays } from "@doable/domain/task/limits"
import { answerDays, keptDays } from "@doable/domain/user/retention"
import type { FigureName } from "@doable/domain/content/figure-names"
import type { Translator } from "./translator.ts"

/** Every number that the texts name, in words. The rules themselves say it, so no page can promise another one. */
export function figures(
  { t, locale }: Pick<Translator, "t" | "locale">,
  appName: string,
): Record<FigureName, string | number> {
  const minutes = (count: number) => t("content:minutes", { count })
  const hours = (count: number) => t("content:hours", { count })
  const days = (count: number) => t("content:days", { count })
  const times = (count: number) => t("content:times", { count })
  const [many, few] = faultLimits
  return {
    appName,
    adult: adultYears,
    addendum: days(addendumDays),
    ahead: hours(cancelHoursAhead),
    answer: days(answerDays),
    cancelAnswer: hours(changeAnswerHours.cancel),
    cap: offerCap.usual,
    changeAnswer: hours(changeAnswerHours.change),
    codes: days(keptDays.phoneCode),
    confirm: days(completionDays.ends),
    contest: days(contestDays),
    decision: days(decisionTargetHours / 24),
    device: days(keptDays.device),
    disputeAfter: days(disputeAfterDays),
    disputeAgree: days(disputeDays.negotiation),
    disputeReply: days(disputeDays.reply),
    draft: days(draftIdleDays),
    export: days(exportDays),
    faultWindow: days(faultWindowDays),
    fewFaults: times(few.count),
    fewFaultsLimit: hours(few.hours),
    grace: minutes(cancelGraceMinutes),
    idle: days(openDays),
    invite: hours(inviteHours),
    letters: days(keptDays.sentEvent),
    liveOthers: liveOffers.others,
    liveVerified: liveOffers.verified,
    manyFaults: times(many.count),
    manyFaultsLimit: days(many.hours / 24),
    notifications: days(keptDays.readNotification),
    offer: days(offerValidDays.usual),
    origins: days(keptDays.auditOrigin),
    pause: t("content:seconds", { count: phoneCodePauseSeconds }),
    priceAbove: priceCheck.above,
    priceBelow: percentText(priceCheck.below, locale),
    proposals: times(proposalsEach),
    purge: days(purgeAfterDays),
    reopen: days(reopenWithinDays),
    review: days(reviewDays.window),
    rounds: times(revisionRounds),
    session: days(keptDays.session),
    sessionAtMost: days(keptDays.sessionAtMost),
    stale: hours(staleHours),
    stall: days(stallDays.ends),
    target: hours(reviewTargetHours),
    tickets: days(keptDays.contactMessage),
    trusted: days(trustedDeviceDays),
    unconfirmed: days(keptDays.unconfirmedAccount),
    valid: t("content:months", { count: validMonths }),
  }
}
