import type { Locale } from "@doable/domain/locale"
import { listFormat } from "@doable/words/format"
import { whyText } from "@doable/words/why-matched"
import { alertEmail } from "../emails.ts"
import { kind } from "../kind.ts"
import {
  aboutAlert,
  aboutDoers,
  alertAction,
  alertPath,
  doerAlertAction,
  doerAlertPath,
  leftOfAlert,
  leftOfDoerAlert,
  notifyDoerSearcher,
  notifySearcher,
  type AboutAlert,
  type AboutDoers,
} from "./about-alert.ts"
import { alertDetails, doerAlertDetails } from "./alert-email.ts"

const oneOrMany = ({ count }: { count: number }) => (count === 1 ? "one" : "many")
/** Nothing is left to name if all were removed. */
const howNamed = (data: { count: number }, named: readonly string[]) =>
  data.count > Math.max(1, named.length) && named.length > 0 ? "more" : oneOrMany(data)

/** Where it counted more than it named, the others may still be there. */
const howMuchIsGone = (count: number, named: readonly unknown[]) => (count > named.length ? "some" : "all")

/** As the list shows them to this reader; without those that were removed. */
const titlesIn = (locale: Locale, tasks: AboutAlert["tasks"]) =>
  tasks.map(({ title, titles }) => titles?.[locale] ?? title).filter((title) => title !== "")

export const taskAlertMatch = kind("TaskAlertMatch", {
  data: aboutAlert,
  from: { "saved-search.matched": notifySearcher },
  left: leftOfAlert,
  letter: { ...alertEmail, details: alertDetails },
  actionUrl: alertPath,
  choose: {
    title: oneOrMany,
    message: (data) => howNamed(data, titlesIn("en", data.tasks)),
    action: alertAction,
  },
  fill: ({ tasks, count }, translator) => {
    const titles = titlesIn(translator.locale, tasks)
    const gone = howMuchIsGone(count, tasks)
    return {
      title: titles[0] ?? translator.t("notification-types:removed.task"),
      titles:
        listFormat(translator.locale).format(titles) ||
        translator.t(`notification-types:removed.tasks.${gone}`),
      // Before "and 3 more" there is no other "and".
      named: titles.join(", "),
      more: Math.max(0, count - titles.length),
      why: tasks[0] ? whyText(tasks[0].why, tasks[0], translator) : "",
    }
  },
})

const headlinesOf = (doers: AboutDoers["doers"]) =>
  doers.map(({ headline }) => headline).filter((headline) => headline !== "")

export const doerAlertMatch = kind("DoerAlertMatch", {
  data: aboutDoers,
  from: { "saved-search.found-doers": notifyDoerSearcher },
  left: leftOfDoerAlert,
  letter: { ...alertEmail, details: doerAlertDetails },
  actionUrl: doerAlertPath,
  choose: {
    title: oneOrMany,
    message: (data) => howNamed(data, headlinesOf(data.doers)),
    action: doerAlertAction,
  },
  fill: ({ doers, count }, translator) => {
    const headlines = headlinesOf(doers)
    const gone = howMuchIsGone(count, doers)
    return {
      ...(headlines.length === 0 && { name: translator.t("notification-types:removed.doer") }),
      titles:
        listFormat(translator.locale).format(headlines) ||
        translator.t(`notification-types:removed.doers.${gone}`),
      named: headlines.join(", "),
      more: Math.max(0, count - headlines.length),
      why: doers[0] ? whyText(doers[0].why, doers[0], translator) : "",
    }
  },
})
