import { AreaFields } from "./area-fields.tsx"
import { HourFields } from "./hour-fields.tsx"

export function WhereStep() {
  return (
    <>
      <AreaFields />
      <HourFields />
    </>
  )
}
