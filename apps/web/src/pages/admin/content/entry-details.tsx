import type { ContentPayload } from "@doable/domain/content/input"
import {
  contentAudiences,
  contentSections,
  contentTones,
  keyLength,
  lastPlace,
  linkLength,
  versionLength,
  type ContentAudience,
  type ContentKind,
  type ContentTone,
} from "@doable/domain/content/kinds"
import type { Key } from "@doable/words/keys"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { MomentField } from "./moment-field.tsx"
import { sectionWords } from "./section-words.ts"

interface EntryDetailsProps {
  kind: ContentKind
  payload: ContentPayload
  newKey: { key: string; onType: (key: string) => void } | null
  errorAt: (path: string) => Key | undefined
  onChange: (part: Partial<ContentPayload>) => void
}

/** What is the same in every language. */
export function EntryDetails({ kind, payload, newKey, errorAt, onChange }: EntryDetailsProps) {
  const { t } = useTranslation()
  const field = (path: string, label: Key, control: ReactNode, hint?: Key) => {
    const error = errorAt(path)
    return (
      <div data-path={path}>
        <Field label={t(label)} error={error && t(error)} hint={hint && t(hint)}>
          {control}
        </Field>
      </div>
    )
  }
  const text = (name: "version" | "link", most: number) => (
    <TextField
      value={payload[name]}
      maxLength={most}
      onChange={(event) => onChange({ [name]: event.currentTarget.value.trim() })}
    />
  )
  const moment = (name: "startsAt" | "endsAt") => (
    <MomentField moment={payload[name]} onChange={(value) => onChange({ [name]: value })} />
  )
  const sections = contentSections[kind]
  return (
    <fieldset className="mt-6 border-t border-line pt-5">
      <legend className="sr-only">{t("admin-content:editor.details")}</legend>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        {newKey && kind !== "changelog"
          ? field(
              "key",
              "admin-content:editor.key",
              <TextField
                value={newKey.key}
                maxLength={keyLength.max}
                onChange={(event) => newKey.onType(event.currentTarget.value.trim())}
              />,
              "admin-content:editor.keyHint",
            )
          : null}
        {sections.length > 0
          ? field(
              "section",
              "admin-content:editor.section",
              <NativeSelect
                value={payload.section}
                onChange={(event) => onChange({ section: event.currentTarget.value })}
              >
                <option value="">{t("admin-content:editor.choose")}</option>
                {sections.map((one) => (
                  <option key={one} value={one}>
                    {sectionWords(one, t)}
                  </option>
                ))}
              </NativeSelect>,
            )
          : null}
        {kind === "help" || kind === "announcement"
          ? field(
              "audience",
              "admin-content:editor.audience",
              <NativeSelect
                value={payload.audience}
                onChange={(event) => onChange({ audience: event.currentTarget.value as ContentAudience })}
              >
                {contentAudiences.map((one) => (
                  <option key={one} value={one}>
                    {t(`admin-content:editor.audiences.${one}`)}
                  </option>
                ))}
              </NativeSelect>,
            )
          : null}
        {kind === "help" || kind === "faq"
          ? field(
              "place",
              "admin-content:editor.place",
              <TextField
                inputMode="numeric"
                value={String(payload.place)}
                maxLength={String(lastPlace).length}
                onChange={(event) =>
                  onChange({ place: Number(event.currentTarget.value.replaceAll(/\D/g, "")) })
                }
              />,
              "admin-content:editor.placeHint",
            )
          : null}
        {kind === "changelog" ? (
          <>
            {field(
              "version",
              "admin-content:editor.version",
              text("version", versionLength),
              "admin-content:editor.versionHint",
            )}
            {field(
              "date",
              "admin-content:editor.date",
              <TextField
                type="date"
                value={payload.date}
                onChange={(event) => onChange({ date: event.currentTarget.value })}
              />,
            )}
          </>
        ) : null}
        {kind === "announcement" ? (
          <>
            {field(
              "tone",
              "admin-content:editor.tone",
              <NativeSelect
                value={payload.tone}
                onChange={(event) => onChange({ tone: event.currentTarget.value as ContentTone })}
              >
                {contentTones.map((one) => (
                  <option key={one} value={one}>
                    {t(`admin-content:editor.tones.${one}`)}
                  </option>
                ))}
              </NativeSelect>,
            )}
            {field(
              "link",
              "admin-content:editor.link",
              text("link", linkLength),
              "admin-content:editor.linkHint",
            )}
            {field(
              "startsAt",
              "admin-content:editor.startsAt",
              moment("startsAt"),
              "admin-content:editor.timeHint",
            )}
            {field(
              "endsAt",
              "admin-content:editor.endsAt",
              moment("endsAt"),
              "admin-content:editor.timeHint",
            )}
          </>
        ) : null}
      </div>
    </fieldset>
  )
}
