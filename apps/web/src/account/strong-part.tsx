import { Fragment } from "react"

/** A sentence in which one part stands out; the part comes from a person, so it may be long. */
export function StrongPart({ text, part }: { text: string; part: string }) {
  return text.split(part).map((piece, position) => (
    <Fragment key={position}>
      {position > 0 && <b className="font-semibold wrap-anywhere text-ink">{part}</b>}
      {piece}
    </Fragment>
  ))
}
