import { Fragment } from "react"

interface MarkedTextProps {
  text: string
  marks: readonly { start: number; end: number }[]
}

/** What was found is marked where it stands. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let at = 0
  return (
    <>
      {marks.map(({ start, end }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <Fragment key={start}>
            {before}
            <mark className="rounded-[3px] bg-danger-soft px-0.5 font-semibold text-danger-text">
              {text.slice(start, end)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
}
