// What an address may bring along into a new task: from the home page, from a category, from a shared link.
import type { Locale } from "@doable/domain/locale"
import { taskTitleLength } from "@doable/domain/task/limits"
import { addDays } from "@doable/domain/time/market-day"
import { readMoney } from "../../../ui/fields/money-text.ts"
import type { PlainDate } from "../../../ui/pickers/calendar-dates.ts"
import { blankForm, type TaskForm } from "./form.ts"
import type { StartDay } from "./start-day.ts"
import { titleOfWish } from "@doable/domain/task/title-text"

export interface Asked {
  id: string
  name: string
  image: string | null
}

export interface Start {
  text: string
  /** A word for it, or the day itself. */
  day: StartDay | PlainDate | undefined
  /** As it was typed. */
  budget: string
  categoryId: string | null
  placeId: string | null
  /** A place was named, and nobody knows it. */
  unknownPlace: string | null
  asked: Asked[]
}

export function startForm(lang: Locale, today: string, start: Start): TaskForm {
  const providerIds = start.asked.map(({ id }) => id)
  const form = { ...blankForm(lang), ...wishOf(start.text), categoryId: start.categoryId, providerIds }
  const isSomewhere = start.placeId ?? start.unknownPlace
  const place = isSomewhere ? { mode: "in_person" as const, placeId: start.placeId } : {}
  return { ...form, ...place, ...timingOfDay(start.day, today), ...budgetOfText(start.budget) }
}

/** A text too long for a title also starts the description, so that nothing is lost. */
export function wishOf(text: string): Pick<TaskForm, "title" | "description"> {
  const written = titleOfWish(text.trim().replaceAll(/\s+/g, " "))
  if ([...written].length <= taskTitleLength.max) return { title: written, description: "" }
  const room = [...written].slice(0, taskTitleLength.max).join("")
  const cut = room.lastIndexOf(" ")
  return { title: (cut > taskTitleLength.min ? room.slice(0, cut) : room).trim(), description: written }
}

function timingOfDay(day: Start["day"], today: string): Partial<TaskForm> {
  if (day === "flexible") return { timingKind: "flexible" }
  if (day === "today") return { timingKind: "on_date", date: today }
  if (day === "tomorrow") return { timingKind: "on_date", date: addDays(today, 1) }
  if (day === "week") return { timingKind: "before_date", date: lastOfWeek(today) }
  return day && day >= today ? { timingKind: "on_date", date: day } : {}
}

/** What is no amount is asked for again at its own step. */
function budgetOfText(text: string): Partial<TaskForm> {
  if (!text) return {}
  const currency = /€|eur/i.test(text) ? "EUR" : /ron/i.test(text) ? "RON" : "MDL"
  return { budgetKind: "fixed", currency, budgetMin: readMoney(text.replaceAll(/[^\d.,]/g, "")) }
}

/** The Sunday to come. */
function lastOfWeek(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (7 - weekday) % 7)
}
