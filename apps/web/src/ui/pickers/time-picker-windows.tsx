import { useTranslation } from "../../i18n/use-translation.ts"
import type { ChoiceProps } from "../fields/choice.ts"
import { OptionCards } from "../fields/option-cards.tsx"
import { hoursText, timeWindows } from "./time-text.ts"

export type TimeWindow = keyof typeof timeWindows

/** A part of the day by the height of the sun. */
export function TimeWindows(props: Omit<ChoiceProps<TimeWindow>, "options">) {
  const { t } = useTranslation()
  const options = (Object.keys(timeWindows) as TimeWindow[]).map((window) => {
    const hours = timeWindows[window]
    return {
      value: window,
      label: t(`fields:timeWindow.${window}`),
      hint: hours ? hoursText(hours[0], hours[1]) : t("fields:timeWindowAny"),
      picture: <Sun window={window} />,
    }
  })
  return <OptionCards {...props} columns={2} centred options={options} />
}

const suns: Record<TimeWindow, React.ReactNode> = {
  morning: <path d="M11 34a11 11 0 0 1 22 0z" fill="var(--p-move-m)" />,
  day: <circle cx="32" cy="20" r="11" fill="var(--p-repair-m)" />,
  evening: <path d="M31 34a11 11 0 0 1 22 0z" fill="var(--p-sales-m)" />,
  any: (
    <path
      d="M12 30C16 10 48 10 52 30"
      fill="none"
      stroke="var(--line-control)"
      strokeWidth="3"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
  ),
}

function Sun({ window }: { window: TimeWindow }) {
  return (
    <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden>
      {suns[window]}
      <path d="M6 35h52" stroke="var(--line-control)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
