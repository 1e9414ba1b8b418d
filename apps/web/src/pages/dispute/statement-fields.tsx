import { filesPerStatement, statementLength } from "@doable/domain/deal/dispute/limits"
import { lengthProblem } from "@doable/domain/text/length"
import { PrivateFiles } from "../../file/private-files.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { KeptFile } from "../../session/drafts/use-kept-form.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"

interface StatementFieldsProps {
  label: string
  name: string
  text: string
  onTextChange: (text: string) => void
  /** Problems are told from the first attempt to send on. */
  isTried: boolean
  files: readonly KeptFile[]
  /** Whether this browser has said what it kept. */
  isRead: boolean
  onFilesChange: (files: KeptFile[]) => void
  onBusyChange: (isBusy: boolean) => void
}

const { min, max } = statementLength

export const isFitStatement = (text: string) => lengthProblem(text, statementLength) === null

/** The person's statement and evidence: private, for the two and for our team. */
export function StatementFields(props: StatementFieldsProps) {
  const { t } = useTranslation()
  const { label, name, text, onTextChange, isTried } = props
  const wrong = lengthProblem(text, statementLength)
  const problem = wrong && t(`dispute:text.${wrong}`, { count: wrong === "tooShort" ? min : max })
  return (
    <>
      <div data-part="text">
        <Field
          label={label}
          hint={t("dispute:text.hint", { count: min, name })}
          error={isTried && problem ? problem : undefined}
        >
          <TextArea
            rows={6}
            limit={max}
            value={text}
            onChange={(event) => onTextChange(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Field group label={t("dispute:files.label")} hint={t("dispute:files.hint", { name })}>
        <PrivateFiles
          files={props.files}
          isRead={props.isRead}
          maxFiles={filesPerStatement}
          onFilesChange={props.onFilesChange}
          onBusyChange={props.onBusyChange}
        />
      </Field>
    </>
  )
}
