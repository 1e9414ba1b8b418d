import { wholePriceText } from "../../../blocks/text/total-price.tsx"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { startText } from "../../../offer/offer-words.ts"
import type { Case } from "./case-answers.ts"
import { CaseFact, CasePart } from "./case-part.tsx"
import { faultText } from "./fault-text.ts"

type Request = Case["changeRequests"][number]

/** What the two asked each other for, with the terms of each request and what became of it. */
export function CaseRequests({ about }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  if (about.changeRequests.length === 0) return null
  return (
    <CasePart title={t("admin-disputes:requests.title")}>
      <ul className="mt-2 divide-y divide-line text-14">
        {about.changeRequests.map((request) => {
          const { id, kind, status, by, note, answerNote, createdAt } = request
          return (
            <li key={id} className="grid gap-1.5 py-2.5">
              <p>
                <span className="font-semibold">{t(`admin-disputes:requests.kind.${kind}`)}</span>{" "}
                <span className="text-ink-2">
                  {by.name}, {date(createdAt, "long")}. {t(`admin-disputes:requests.status.${status}`)}
                </span>
              </p>
              <Terms request={request} about={about} />
              {note && (
                <p className="wrap-anywhere whitespace-pre-line">
                  <UserText lang={null}>{note}</UserText>
                </p>
              )}
              {answerNote && (
                <p className="wrap-anywhere whitespace-pre-line text-ink-2">
                  <UserText lang={null}>{answerNote}</UserText>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </CasePart>
  )
}

function Terms({ request, about }: { request: Request; about: Case }) {
  const { t } = useTranslation()
  const { cancel } = request
  const changed = useChanges(request)
  return (
    <dl className="grid gap-1">
      {changed.map(({ name, text }) => (
        <CaseFact key={name} name={name}>
          <UserText lang={null}>{text}</UserText>
        </CaseFact>
      ))}
      {cancel && (
        <>
          <CaseFact name={t("admin-disputes:requests.reason")}>
            {t(`job:reason.${cancel.reasonCode}`)}
          </CaseFact>
          <CaseFact name={t("admin-disputes:requests.fault")}>{faultText(cancel.fault, about, t)}</CaseFact>
        </>
      )}
    </dl>
  )
}

/** Each part that the request would change: as it was, and as asked for. */
function useChanges({ kind, before, asked, materialsCost }: Request): { name: string; text: string }[] {
  const say = useTranslation()
  const { t, locale } = say
  const pair = (was: string, wanted: string) => [
    { name: t("admin-disputes:requests.before"), text: was },
    { name: t("admin-disputes:requests.asked"), text: wanted },
  ]
  if (kind === "price" && before.price && asked.price)
    return pair(
      wholePriceText({ price: before.price, materialsCost }, say),
      wholePriceText({ price: asked.price, materialsCost }, say),
    )
  if (kind === "schedule" && asked.scheduledAt)
    return pair(
      before.scheduledAt ? startText(before.scheduledAt, locale) : t("agreement:noDate"),
      startText(asked.scheduledAt, locale),
    )
  if (kind !== "scope") return []
  const lines = (included: readonly string[] | null) => included?.join("\n") || t("agreement:nothing")
  const isNewList = asked.included !== null && lines(asked.included) !== lines(before.included)
  const isNewText = asked.scopeText !== null && asked.scopeText !== before.scopeText
  return [
    ...(isNewList
      ? [
          { name: t("admin-disputes:requests.includedBefore"), text: lines(before.included) },
          { name: t("admin-disputes:requests.includedAsked"), text: lines(asked.included) },
        ]
      : []),
    ...(isNewText
      ? [
          { name: t("admin-disputes:requests.descriptionBefore"), text: before.scopeText ?? "" },
          { name: t("admin-disputes:requests.descriptionAsked"), text: asked.scopeText ?? "" },
        ]
      : []),
  ]
}
