import type { ContentPayload } from "@doable/domain/content/input"
import { textLengths, textsOf, type ContentKind, type TextName } from "@doable/domain/content/kinds"
import { localeNames, locales, type Locale } from "@doable/domain/locale"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../ui/layout/tabs.tsx"
import type { Problems } from "./entry-problems.ts"
import type { Entry } from "./load-entries.ts"

interface EntryTextsProps {
  kind: ContentKind
  payload: ContentPayload
  language: Locale
  figures: Entry["figures"]
  problems: Problems
  isTried: boolean
  onLanguage: (language: Locale) => void
  onChange: (texts: ContentPayload["texts"]) => void
}

export function EntryTexts(props: EntryTextsProps) {
  const { t } = useTranslation()
  const { kind, payload, language, figures, problems, isTried, onLanguage, onChange } = props
  return (
    <Tabs value={language} onValueChange={(value) => onLanguage(value as Locale)}>
      <TabsList aria-label={t("admin-content:editor.languages")}>
        {locales.map((one) => (
          <TabsTrigger key={one} value={one}>
            <span lang={one}>{localeNames[one]}</span>
            {problems.unfinished.includes(one) ? (
              <>
                <span aria-hidden="true" className="ml-1.5 inline-block size-2 rounded-full bg-warn" />
                <span className="sr-only">, {t("admin-content:editor.unfinished")}</span>
              </>
            ) : null}
          </TabsTrigger>
        ))}
      </TabsList>
      {locales.map((one) => (
        <TabsContent key={one} value={one} className="flex flex-col gap-5">
          {textsOf(kind).map((name) => {
            const path = `texts.${one}.${name}`
            const error = isTried ? problems.at(path) : undefined
            const set = (text: string) =>
              onChange({ ...payload.texts, [one]: { ...payload.texts[one], [name]: text } })
            return (
              <div key={name} data-path={path}>
                <EntryText
                  kind={kind}
                  name={name}
                  lang={one}
                  value={payload.texts[one][name]}
                  error={error && t(error)}
                  onChange={set}
                />
              </div>
            )
          })}
          {kind === "announcement" ? null : <Figures figures={figures[one]} />}
        </TabsContent>
      ))}
    </Tabs>
  )
}

interface EntryTextProps {
  kind: ContentKind
  name: TextName
  lang: Locale
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

const rows: Partial<Record<TextName, number>> = { body: 8, added: 4, improved: 3, fixed: 3 }

function EntryText({ kind, name, lang, value, error, onChange }: EntryTextProps) {
  const { t } = useTranslation()
  const limit = textLengths[kind][name] ?? 0
  const lines = kind === "announcement" && name === "body" ? 2 : rows[name]
  const hint = hints[kind === "announcement" ? "linkText" : name]
  return (
    <Field label={t(labelOf(kind, name))} error={error} hint={hint && t(hint)}>
      {lines ? (
        <TextArea
          lang={lang}
          rows={lines}
          limit={limit}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextField
          lang={lang}
          value={value}
          maxLength={limit}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

const listHint = "admin-content:editor.linesHint"
const hints: Partial<Record<TextName, Key>> = {
  body: "admin-content:editor.bodyHint",
  also: "admin-content:editor.alsoHint",
  added: listHint,
  improved: listHint,
  fixed: listHint,
}

export function labelOf(kind: ContentKind, name: TextName): Key {
  if (kind === "faq" && name === "title") return "admin-content:editor.question"
  if (kind === "faq" && name === "body") return "admin-content:editor.answer"
  if (kind === "announcement" && name === "body") return "admin-content:editor.line"
  return `admin-content:editor.${name}`
}

/** What the rules say, by the names that the texts use. */
function Figures({ figures }: { figures: Entry["figures"][Locale] }) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t("admin-content:editor.figures")}>
      <p className="text-14 text-ink-2">{t("admin-content:editor.figuresText")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
        {Object.entries(figures).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-13">{name}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
