import type { Locale } from "@doable/domain/locale"
import { listFormat } from "@doable/words/format"
import { whyText } from "@doable/words/why-matched"
import { alertEmail } from "../emails.ts"
import { kind } from "../kind.ts"
import {
  aboutAlert,
  aboutDoers,
  leftOfAlert,
  leftOfDoerAlert,
  notifyDoerSearcher,
  notifySearcher,
  type AboutAlert,
  type AboutDoers,
} from "./about-alert.ts"
import { alertDetails, doerAlertDetails } from "./alert-email.ts"

const oneOrMany = ({ count }: { count: number }) => (count === 1 ? "one" : "many")
const oneOrAll = (data: AboutAlert) => (data.count > data.tasks.length ? "more" : oneOrMany(data))

/** As the list shows them to this reader. */
const titlesIn = (locale: Locale, tasks: AboutAlert["tasks"]) =>
  tasks.map(({ title, titles }) => titles?.[locale] ?? title)

export const taskAlertMatch = kind("TaskAlertMatch", {
  data: aboutAlert,
  from: { "saved-search.matched": notifySearcher },
  left: leftOfAlert,
  letter: { ...alertEmail, details: alertDetails },
  actionUrl: ({ count, tasks }) => (count === 1 ? `/tasks/${tasks[0]?.id}` : "/account?section=searches"),
  choose: { title: oneOrMany, message: oneOrAll, action: oneOrMany },
  fill: ({ tasks, count }, translator) => ({
    title: titlesIn(translator.locale, tasks)[0] ?? "",
    titles: listFormat(translator.locale).format(titlesIn(translator.locale, tasks)),
    // Before "and 3 more" there is no other "and".
    named: titlesIn(translator.locale, tasks).join(", "),
    more: Math.max(0, count - tasks.length),
    why: tasks[0] ? whyText(tasks[0].why, tasks[0], translator) : "",
  }),
})

const oneOrAllDoers = (data: AboutDoers) => (data.count > data.doers.length ? "more" : oneOrMany(data))

export const doerAlertMatch = kind("DoerAlertMatch", {
  data: aboutDoers,
  from: { "saved-search.found-doers": notifyDoerSearcher },
  left: leftOfDoerAlert,
  letter: { ...alertEmail, details: doerAlertDetails },
  actionUrl: ({ count, doers }) => (count === 1 ? `/providers/${doers[0]?.id}` : "/account?section=searches"),
  choose: { title: oneOrMany, message: oneOrAllDoers, action: oneOrMany },
  fill: ({ doers, count }, translator) => ({
    titles: listFormat(translator.locale).format(doers.map(({ headline }) => headline)),
    named: doers.map(({ headline }) => headline).join(", "),
    more: Math.max(0, count - doers.length),
    why: doers[0] ? whyText(doers[0].why, doers[0], translator) : "",
  }),
})
