import { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import { cancelReasons, type CancelReason } from "@doable/domain/deal/status"
import type { Database } from "../../platform/db/client.ts"
import { aboutWork, completionPage, tellBoth, tellOther, workOf, type WorkEvent } from "./about-assignment.ts"
import { taskPage } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { workLetter } from "./letters.ts"

export const taskCompleted = kind({
  data: aboutWork,
  from: { "assignment.completed": tellBoth },
  actionUrl: completionPage,
  words: {
    en: {
      title: "The work is completed",
      message: ({ title }) => `“${title}” is done and confirmed.`,
      actionText: "Open the result",
    },
    ru: {
      title: "Задание завершено",
      message: ({ title }) => `«${title}»: работа выполнена и подтверждена.`,
      actionText: "Открыть результат",
    },
    ro: {
      title: "Lucrarea este încheiată",
      message: ({ title }) => `„${title}”: lucrarea este făcută și confirmată.`,
      actionText: "Vezi rezultatul",
    },
  },
})

export const taskAutoCompleted = kind({
  data: aboutWork,
  from: { "assignment.completed-in-time": tellBoth },
  letter: workLetter,
  actionUrl: completionPage,
  words: {
    en: {
      title: "The work counts as completed",
      message: ({ title }) => `“${title}”: nobody objected for seven days, so it is confirmed.`,
      actionText: "Open the result",
    },
    ru: {
      title: "Задание завершено автоматически",
      message: ({ title }) => `«${title}»: семь дней не было возражений, поэтому работа подтверждена.`,
      actionText: "Открыть результат",
    },
    ro: {
      title: "Lucrarea a fost încheiată automat",
      message: ({ title }) => `„${title}”: timp de șapte zile nu au fost obiecții, așa că este confirmată.`,
      actionText: "Vezi rezultatul",
    },
  },
})

const calledOff = aboutWork.extend({ reason: z.enum(cancelReasons) })

const because: Record<Locale, Record<CancelReason, string>> = {
  en: {
    plans_changed: "The reason: plans have changed.",
    found_elsewhere: "The reason: it was solved another way.",
    price: "The reason: the price.",
    timing: "The reason: the time.",
    no_answer: "The reason: no answer.",
    unwell: "The reason: health.",
    other: "No particular reason was given.",
  },
  ru: {
    plans_changed: "Причина: изменились планы.",
    found_elsewhere: "Причина: вопрос решился иначе.",
    price: "Причина: цена.",
    timing: "Причина: время.",
    no_answer: "Причина: нет ответа.",
    unwell: "Причина: здоровье.",
    other: "Особой причины не назвали.",
  },
  ro: {
    plans_changed: "Motivul: s-au schimbat planurile.",
    found_elsewhere: "Motivul: s-a rezolvat altfel.",
    price: "Motivul: prețul.",
    timing: "Motivul: timpul.",
    no_answer: "Motivul: lipsa unui răspuns.",
    unwell: "Motivul: sănătatea.",
    other: "Nu s-a dat un motiv anume.",
  },
}

async function tellOtherWhy({ assignmentId, actorId }: WorkEvent, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work?.cancelReason) return []
  const { taskId, title, ownerId, providerId, cancelReason: reason } = work
  const others = [ownerId, providerId].filter((userId) => userId !== actorId)
  return others.map((userId) => ({ userId, data: { taskId, title, reason } }))
}

export const taskCancelled = kind({
  data: calledOff,
  from: { "assignment.cancelled": tellOtherWhy },
  letter: workLetter,
  actionUrl: taskPage,
  words: {
    en: {
      title: "The work was called off",
      message: ({ title, reason }) => `“${title}” will not be done as agreed. ${because.en[reason]}`,
      actionText: "Open the task",
    },
    ru: {
      title: "Договорённость отменена",
      message: ({ title, reason }) => `«${title}»: договорённость больше не действует. ${because.ru[reason]}`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Înțelegerea a fost anulată",
      message: ({ title, reason }) => `„${title}”: înțelegerea nu mai este valabilă. ${because.ro[reason]}`,
      actionText: "Deschide sarcina",
    },
  },
})

const stalled = aboutWork.extend({ isOver: z.boolean() })

const tellStalled = (isOver: boolean) => async (event: WorkEvent, db: Database) => {
  const told = await tellBoth(event, db)
  return told.map(({ userId, data }) => ({ userId, data: { ...data, isOver } }))
}

export const taskStalled = kind({
  data: stalled,
  from: { "assignment.nudged": tellStalled(false), "assignment.stalled": tellStalled(true) },
  letter: workLetter,
  actionUrl: taskPage,
  words: {
    en: {
      title: ({ isOver }) => (isOver ? "A task was closed after a month of silence" : "How is it going?"),
      message: ({ title, isOver }) =>
        isOver
          ? `“${title}”: nothing was heard for 30 days, so the agreement ended. It counts against nobody.`
          : `Nothing has been heard about “${title}”. Say how far it is, in the chat or on the task's page.`,
      actionText: "Open the task",
    },
    ru: {
      title: ({ isOver }) => (isOver ? "Задание закрыто после месяца тишины" : "Как продвигается работа?"),
      message: ({ title, isOver }) =>
        isOver
          ? `«${title}»: 30 дней не было никаких новостей, поэтому договорённость завершилась. Это никому не засчитывается.`
          : `О задании «${title}» давно нет новостей. Расскажите, как дела, в чате или на странице задания.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: ({ isOver }) => (isOver ? "O sarcină s-a închis după o lună de tăcere" : "Cum merge lucrarea?"),
      message: ({ title, isOver }) =>
        isOver
          ? `„${title}”: timp de 30 de zile nu au fost vești, așa că înțelegerea s-a încheiat. Nu i se impută nimănui.`
          : `Nu sunt vești despre „${title}”. Spune cum stau lucrurile, în chat sau pe pagina sarcinii.`,
      actionText: "Deschide sarcina",
    },
  },
})

/** The other one is out: nobody's name, and no reason, which is between us and them. */
export const hireStranded = kind({
  data: aboutWork,
  from: {
    "assignment.stranded": async (event, db) => {
      const work = await workOf(db, event.assignmentId)
      return work && work.outcome === null ? tellOther(event, db) : []
    },
  },
  letter: workLetter,
  actionUrl: taskPage,
  words: {
    en: {
      title: "Your work stands still",
      message: ({ title }) =>
        `“${title}”: the other side cannot use Doable for now. Our team looks at what becomes of the work.`,
      actionText: "View the task",
    },
    ru: {
      title: "Ваша работа приостановилась",
      message: ({ title }) =>
        `«${title}»: другая сторона пока не может пользоваться Doable. Наша команда посмотрит, что делать с работой.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Lucrarea ta stă pe loc",
      message: ({ title }) =>
        `„${title}”: cealaltă parte nu poate folosi Doable deocamdată. Echipa noastră vede ce se întâmplă cu lucrarea.`,
      actionText: "Vezi sarcina",
    },
  },
})
