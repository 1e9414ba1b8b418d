import { contestLength, filesPerContest } from "@doable/domain/deal/fault/limits"
import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import { usePrivateUpload } from "../../file/use-private-upload.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { FileDrop } from "../../ui/files/file-drop.tsx"

interface ContestFieldsProps {
  label: string
  name: string
  text: string
  onTextChange: (text: string) => void
  onFilesChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
  isTried: boolean
}

/** Why a fault isn't the reader's: in words, and with files that only we open. */
export function ContestFields(props: ContestFieldsProps) {
  const { t } = useTranslation()
  const sending = usePrivateUpload()
  const { label, name, text, isTried } = props
  const problem = contestProblem(text)
  return (
    <>
      <Field
        label={label}
        hint={t("job-forms:contest.hint", { name, min: contestLength.min })}
        error={isTried && problem && t(`job-forms:contest.${problem}`, contestLength)}
      >
        <TextArea
          rows={4}
          limit={contestLength.max}
          value={text}
          onChange={(event) => props.onTextChange(event.currentTarget.value)}
        />
      </Field>
      <Field
        group
        label={t("job-forms:contest.files")}
        hint={t("job-forms:contest.filesHint", { max: filesPerContest })}
      >
        <FileDrop
          {...sending}
          accept={fileTypes}
          maxFiles={filesPerContest}
          maxBytes={maxFileBytes}
          onValueChange={props.onFilesChange}
          onBusyChange={props.onBusyChange}
        />
      </Field>
    </>
  )
}

export function contestProblem(text: string): "tooShort" | "tooLong" | null {
  const { length } = text.trim()
  if (length < contestLength.min) return "tooShort"
  return length > contestLength.max ? "tooLong" : null
}
