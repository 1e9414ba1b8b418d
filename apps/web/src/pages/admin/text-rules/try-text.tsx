import { tryTextInput } from "@doable/domain/moderation/text-rule-input"
import { triedTextLength } from "@doable/domain/moderation/text-rule-limits"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { textPlaces, type TextPlace } from "@doable/domain/moderation/text-places"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { Fragment, useDeferredValue, useState } from "react"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { BuiltIn } from "./rule-rows.ts"

/** What would become of a text if somebody wrote it now. Nothing is kept of it. */
export function TryText() {
  const { t } = useTranslation()
  const ask = useApi()
  const [place, setPlace] = useState<TextPlace>("task")
  const [typed, setTyped] = useState("")
  const text = useDeferredValue(typed.trim())
  const tried = useQuery({
    queryKey: ["try-text", place, text],
    queryFn: () => ask((api) => api.adminTextRule.tryText.query({ text, place })),
    enabled: text !== "" && !textProblem(tryTextInput.shape.text, text),
    placeholderData: keepPreviousData,
  })
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="try-text">
        <h2 id="try-text" className="display text-d22">
          {t("admin-text-rules:try.title")}
        </h2>
        <div className="mt-3 flex flex-col gap-4">
          <Field label={t("admin-text-rules:try.place")}>
            <NativeSelect
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value as TextPlace)}
            >
              {textPlaces.map((one) => (
                <option key={one} value={one}>
                  {t(`admin-text-rules:places.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t("admin-text-rules:try.text")}>
            <TextArea
              rows={4}
              limit={triedTextLength}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </Field>
          <div aria-live="polite">
            {text === "" ? (
              <p className="text-14 text-ink-2">{t("admin-text-rules:try.empty")}</p>
            ) : tried.isError ? (
              <ListError onRetry={() => void tried.refetch()} />
            ) : tried.data ? (
              <Outcome {...tried.data} />
            ) : null}
          </div>
        </div>
      </section>
    </Card>
  )
}

interface Found {
  rule: string
  name: string | null
  action: "mask" | "hold" | "refuse"
  text: string
}

function Outcome({ shown, found }: { shown: string; found: Found[] }) {
  const { t } = useTranslation()
  const verdict = (["refuse", "hold", "mask"] as const).find((one) =>
    found.some(({ action }) => action === one),
  )
  return (
    <>
      <p className="text-14 font-semibold">{t(`admin-text-rules:try.verdict.${verdict ?? "none"}`)}</p>
      {verdict === "refuse" ? null : (
        <p className="mt-2 rounded-control bg-paper-2 px-3.5 py-3 text-15 wrap-anywhere whitespace-pre-wrap inset-ring inset-ring-line">
          {shown.split(hiddenMark).map((part, at) => (
            <Fragment key={at}>
              {at > 0 ? (
                <mark className="rounded-[4px] bg-warn-soft px-1 font-semibold text-warn-text">
                  {t("admin-text-rules:try.hidden")}
                </mark>
              ) : null}
              {part}
            </Fragment>
          ))}
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-2 text-14">
        {found.map(({ rule, name, action, text }) => (
          <li key={`${rule} ${text}`} className="flex gap-2">
            <Check size={17} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-brand" />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{name ?? t(`admin-text-rules:builtIn.${rule as BuiltIn}.name`)}</b>{" "}
              ({t(`admin-text-rules:actions.${action}`)}): “{text}”
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
