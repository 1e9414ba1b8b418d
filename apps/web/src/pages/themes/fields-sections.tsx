import { FieldsChoice } from "./fields-choice.tsx"
import { FieldsFiles } from "./fields-files.tsx"
import { FieldsMoney } from "./fields-money.tsx"
import { FieldsText } from "./fields-text.tsx"
import { FieldsTime } from "./fields-time.tsx"

export function FieldsSections() {
  return (
    <>
      <FieldsText />
      <FieldsChoice />
      <FieldsMoney />
      <FieldsTime />
      <FieldsFiles />
    </>
  )
}
