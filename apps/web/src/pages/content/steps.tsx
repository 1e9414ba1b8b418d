import { useTranslation } from "../../i18n/use-translation.ts"
import drawings from "../../styles/illustrations/steps.svg?no-inline"

const numbers = [1, 2, 3, 4] as const
const besideDrawing = "max-sm:grid max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:items-center max-sm:gap-4"

/** Four drawn steps standing on the paint line. */
export function Steps({
  audience,
  heading: Heading = "h3",
  drawn = true,
}: {
  audience: "client" | "doer"
  heading?: "h2" | "h3" | "h4"
  /** On the home page one row of drawings is enough. */
  drawn?: boolean
}) {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {numbers.map((number) => (
        <li key={number} className={drawn ? besideDrawing : undefined}>
          {drawn && (
            <div className="flex h-[118px] items-end border-b-3 border-current/0 border-b-(--steps-line,var(--dado)) pl-1 sm:mb-4.5 sm:h-[188px]">
              <svg
                viewBox="0 0 176 184"
                width={176}
                height={184}
                aria-hidden="true"
                className="h-[112px] w-auto sm:h-[184px]"
                style={{ filter: "var(--sh-slip)" }}
              >
                <use href={`${drawings}#${audience}-${number}`} />
              </svg>
            </div>
          )}
          <div>
            <span
              aria-hidden="true"
              className="mb-2 grid size-8 place-items-center rounded-full bg-cta display text-16 text-on-cta tabular-nums"
            >
              {number}
            </span>
            <Heading className="display text-d22">{t(`how:${audience}.step${number}.title`)}</Heading>
            <p className="mt-1 max-w-[30ch] opacity-80">{t(`how:${audience}.step${number}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
