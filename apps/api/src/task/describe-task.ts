import { isPictureType } from "@doable/domain/file/rules"
import { hiddenSpans } from "@doable/domain/moderation/text-rules"
import { maskAnswers } from "@doable/domain/task/answer-texts"
import { hiredStatuses, type TaskStatus } from "@doable/domain/task/status"
import { isOlder, otherTranslations, type Translations } from "@doable/domain/task/translation/translation"
import type { Context } from "../platform/context.ts"
import type { TaskAnswer } from "./answers.ts"
import type { TaskRow } from "./lock-task.ts"
import type { TaskParts } from "./queries.ts"
import { moneyOf, timingOf, writtenTranslations } from "./whole-draft.ts"

/**
 * Who looks decides how much is said: the owner (and an administrator) all of it, the hired doer also the contacts in
 * its texts, someone else what the state allows.
 */
export type Sight = "owner" | "hired" | "whole" | "outline"

export function sightOfHired(status: TaskStatus): Sight {
  return (hiredStatuses as readonly TaskStatus[]).includes(status) ? "hired" : "whole"
}

export function describeTask(
  ctx: Pick<Context, "files" | "now">,
  parts: TaskParts,
  sight: Sight,
): TaskAnswer {
  const { row, category, place, city, files } = parts
  const isOutline = sight === "outline"
  const seesContacts = sight === "owner" || sight === "hired"
  const shownFiles = isOutline ? [] : files.filter(({ isPublic }) => isPublic || sight === "owner")
  const hasSpot = !isOutline && row.publicLat !== null && row.publicLng !== null
  return {
    id: row.id,
    status: row.status,
    wasHired: row.assignedProviderId !== null,
    version: row.version,
    title: row.title,
    description: isOutline ? "" : ((sight === "hired" ? row.originalDescription : null) ?? row.description),
    lang: row.lang,
    translations: shownTranslations(row, { isOutline, seesContacts }),
    category,
    answers: isOutline ? {} : seesContacts ? row.answers : maskAnswers(row.answers),
    mode: row.mode,
    place: isOutline || !place ? null : { ...place, city: city && city.id !== place.id ? city.name : null },
    spot: hasSpot ? { lat: row.publicLat as number, lng: row.publicLng as number } : null,
    timing: isOutline ? null : timingOf(row),
    isUrgent: row.isUrgent,
    budgetKind: row.budgetKind,
    budgetMin: moneyOf(row.budgetMin, row.budgetCurrency),
    budgetMax: moneyOf(row.budgetMax, row.budgetCurrency),
    currency: row.budgetCurrency,
    materials: row.materials,
    spokenLanguages: row.spokenLanguages,
    needsVerification: row.needsVerification,
    offerCount: row.offerCount,
    offerCap: row.offerCap,
    questionCount: row.questionCount,
    files: shownFiles.map((file) => ({
      id: file.id,
      url: file.isPublic
        ? ctx.files.links.publicUrl(file.id)
        : ctx.files.links.privateUrl(file.id, ctx.now()),
      mimeType: file.type,
      // A picture's name may hold more than its owner meant to show.
      name: isPictureType(file.type) && sight !== "owner" ? null : file.name,
      size: file.size,
      width: file.width,
      height: file.height,
    })),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.status === "open" ? (row.expiresAt?.toISOString() ?? null) : null,
    own: sight === "owner" ? ownPart(parts) : null,
  }
}

function ownPart({ row, viewsToday, asked }: TaskParts): TaskAnswer["own"] {
  const title = row.originalTitle ?? row.title
  const description = row.originalDescription ?? row.description
  return {
    title,
    description,
    translations: writtenTranslations(row),
    masked: {
      title: row.originalTitle === null ? [] : hiddenSpans(title, row.title),
      description: row.originalDescription === null ? [] : hiddenSpans(description, row.description),
    },
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    visibility: row.visibility,
    verifiedOnly: row.verifiedOnly,
    holdReason: row.holdReason,
    moderationNote: row.moderationNote,
    duplicateOfId: row.duplicateOfId,
    asked: asked.map(({ id, name, image }) => ({ id, name, image })),
    viewCount: row.viewCount + viewsToday,
    savedCount: row.savedCount,
  }
}

/** As lists and alerts show them. */
export function translatedTitles({
  lang,
  translations,
}: Pick<TaskRow, "lang" | "translations">): Translations<string> {
  return Object.fromEntries(
    otherTranslations(translations, lang).map(([locale, { title }]) => [locale, title]),
  )
}

/** As others read them. The hired doer also reads the contacts in the text. */
function shownTranslations(
  row: TaskRow,
  { isOutline, seesContacts }: { isOutline: boolean; seesContacts: boolean },
): TaskAnswer["translations"] {
  const original = {
    title: row.originalTitle ?? row.title,
    description: row.originalDescription ?? row.description,
  }
  return Object.fromEntries(
    otherTranslations(row.translations, row.lang).map(([locale, one]) => {
      const text = (seesContacts ? one.originalDescription : null) ?? one.description
      return [
        locale,
        { title: one.title, description: isOutline ? "" : text, isOlder: isOlder(one, original) },
      ]
    }),
  )
}
