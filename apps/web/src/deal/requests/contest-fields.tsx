import { contestFaultInput } from "@doable/domain/deal/fault/input"
import { contestLength, filesPerContest } from "@doable/domain/deal/fault/limits"
import { textProblem } from "../../blocks/text/text-problem.ts"
import { PrivateFiles } from "../../file/private-files.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import type { KeptFile } from "../../session/drafts/use-kept-form.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"

interface ContestFieldsProps {
  label: string
  name: string
  text: string
  onTextChange: (text: string) => void
  files: readonly KeptFile[]
  /** Whether this browser has said what it kept. */
  isRead: boolean
  onFilesChange: (files: KeptFile[]) => void
  onBusyChange: (isBusy: boolean) => void
  isTried: boolean
}

/** Why a fault isn't the reader's: in words, and with files that only we open. */
export function ContestFields(props: ContestFieldsProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { label, name, text, isTried } = props
  const problem = contestProblem(text)
  return (
    <>
      <Field
        label={label}
        hint={t("job-forms:contest.hint", { name, characters: characters(contestLength.min) })}
        error={
          isTried &&
          problem &&
          t(`job-forms:contest.${problem}`, {
            characters: characters(contestLength[problem === "tooShort" ? "min" : "max"]),
          })
        }
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
        <PrivateFiles
          files={props.files}
          isRead={props.isRead}
          maxFiles={filesPerContest}
          onFilesChange={props.onFilesChange}
          onBusyChange={props.onBusyChange}
        />
      </Field>
    </>
  )
}

export const contestProblem = (text: string) => textProblem(contestFaultInput.shape.text, text)
