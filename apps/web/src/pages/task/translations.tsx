import { Languages } from "lucide-react"
import type { Locale } from "@doable/domain/locale"
import { UserText } from "../../blocks/text/user-text.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskData } from "../../session/answers/task-answers.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"

/** Whose words these are, and the original, which counts. Opens without scripts, too. */
export function OriginalText({ task, isOlder }: { task: TaskData; isOlder: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="mt-4 rounded-control bg-paper-2 px-3.5 pt-2.5 inset-ring inset-ring-line">
      <p className="flex gap-2 text-14 text-ink-2">
        <Languages size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
        <span>
          {t("taskPage:translation.by")}
          {isOlder && ` ${t("taskPage:translation.older")}`}
        </span>
      </p>
      <Disclosure title={t("taskPage:translation.original")} className="open:pb-3.5">
        <Text text={task} lang={task.lang} />
        <p className="mt-3 text-13 text-ink-3">{t("taskPage:translation.counts")}</p>
      </Disclosure>
    </div>
  )
}

/** What others read in the owner's place. */
export function OwnTranslations({ task }: { task: TaskData }) {
  const { t } = useTranslation()
  const translations = Object.entries(task.translations ?? {}) as [
    Locale,
    TaskData["translations"]["en"] & object,
  ][]
  if (translations.length === 0) return null
  return (
    <div className="mt-3">
      {translations.map(([locale, translation]) => (
        <Disclosure key={locale} title={t(`task:translation.into.${locale}`)} className="open:pb-3">
          {translation.isOlder && (
            <p className="mb-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-14 text-warn-text">
              {t("taskPage:translation.ownOlder")}
            </p>
          )}
          <Text text={translation} lang={locale} />
        </Disclosure>
      ))}
    </div>
  )
}

function Text({ text, lang }: { text: { title: string; description: string }; lang: Locale }) {
  return (
    <div className="max-w-[62ch] text-16 wrap-anywhere">
      <p className="font-semibold">
        <UserText lang={lang}>{text.title}</UserText>
      </p>
      {text.description && (
        <p className="mt-1.5 whitespace-pre-line">
          <UserText lang={lang}>{text.description}</UserText>
        </p>
      )}
    </div>
  )
}
