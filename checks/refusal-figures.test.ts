// The rules say how much is allowed; what a refusal says must be the same number, in every language.
import { expect, test } from "vitest"
import { questionsPerDay, questionsPerTask } from "../packages/domain/src/task/question/limits.ts"
import { openTasksPerPerson } from "../packages/domain/src/task/rules.ts"
import { takeBackMinutes } from "../packages/domain/src/conversation/message/rules.ts"
import { contestDays, reasoningLength } from "../packages/domain/src/deal/fault/limits.ts"
import { disputeAfterDays, disputeDays, proposalsEach } from "../packages/domain/src/deal/dispute/limits.ts"
import { cancelNoteLength, startHoursAhead } from "../packages/domain/src/deal/limits.ts"
import { mostPasskeys } from "../packages/domain/src/account/ways-in/passkey.ts"
import { passwordLength } from "../packages/domain/src/limits.ts"
import { locales } from "../packages/domain/src/locale.ts"
import { counterRounds } from "../packages/domain/src/offer/counter/status.ts"
import { invitesPerDay, invitesPerTask } from "../packages/domain/src/offer/invite/limits.ts"
import { rulesAtMost } from "@doable/domain/moderation/text-rule-limits"
import { entriesPerKind } from "@doable/domain/content/kinds"
import { offerEdits, offersPerDay, startWithinDays } from "../packages/domain/src/offer/limits.ts"
import { templatesPerPerson } from "../packages/domain/src/offer/template/limits.ts"
import { repeatsPerPerson } from "../packages/domain/src/task/repeat/rhythm.ts"
import { cooldownDays, warnDays } from "../packages/domain/src/provider/application/limits.ts"
import { servicesPerProvider } from "../packages/domain/src/provider/limits.ts"
import { addendumDays, reviewDays } from "../packages/domain/src/review/limits.ts"
import { searchesPerPerson, wordsPerSearch } from "../packages/domain/src/saved-search/limits.ts"
import { read } from "./repository.ts"

const figures: Record<string, number[]> = {
  passkey_limit_reached: [mostPasskeys],
  password_length: [passwordLength.min, passwordLength.max],
  task_limit_newcomer: [openTasksPerPerson.newcomer],
  task_limit_reached: [openTasksPerPerson.usual],
  service_limit_reached: [servicesPerProvider],
  saved_search_limit_reached: [searchesPerPerson],
  saved_search_many_words: [wordsPerSearch],
  application_cooldown: [cooldownDays],
  application_not_needed: [warnDays],
  message_too_late: [takeBackMinutes],
  offer_day_limit_reached: [offersPerDay],
  offer_edits_used: [offerEdits],
  counter_rounds_used: [counterRounds],
  template_limit_reached: [templatesPerPerson],
  repeat_limit_reached: [repeatsPerPerson],
  schedule_out_of_range: [startWithinDays],
  question_limit_reached: [questionsPerTask],
  question_day_limit_reached: [questionsPerDay],
  invite_limit_reached: [invitesPerTask],
  invite_day_limit_reached: [invitesPerDay],
  start_too_early: [startHoursAhead],
  contest_too_late: [contestDays],
  dispute_awaits_reply: [disputeDays.reply],
  dispute_too_late: [disputeAfterDays],
  proposals_used_up: [proposalsEach],
  reasons_missing: [reasoningLength.min],
  review_window_closed: [reviewDays.window],
  review_addendum_too_late: [addendumDays],
  cancel_note_needed: [cancelNoteLength.min],
  content_full: [entriesPerKind],
  text_rules_full: [rulesAtMost],
}

test.each(locales)("%s refusals name the numbers of the rules, and no others", (locale) => {
  const words = JSON.parse(read(`packages/words/${locale}/refusal.json`).text) as Record<string, string>
  const named = Object.entries(words).map(([code, text]) => [code, (text.match(/\d+/g) ?? []).map(Number)])
  expect(Object.fromEntries(named.filter(([, numbers]) => numbers?.length))).toEqual(figures)
})
