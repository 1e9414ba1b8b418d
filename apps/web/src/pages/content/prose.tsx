import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { parseProse, type Span } from "./parse-prose.ts"

/** A text of ours with paragraphs, lists and links. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div className={clsx("grid gap-3", className)}>
      {parseProse(text).map((block, place) =>
        block.kind === "text" ? (
          <p key={place}>
            <Spans spans={block.spans} />
          </p>
        ) : (
          <ul key={place} className="grid list-disc gap-1.5 ps-5 marker:text-brand-text">
            {block.items.map((spans, item) => (
              <li key={item}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, to, read, hash }, place) =>
    to ? (
      // Which pages and articles there are is seen by the test of the texts.
      <Link
        key={place}
        to={to as "/help"}
        {...(read && { search: { read } })}
        {...(hash && { hash })}
        className="link"
      >
        {text}
      </Link>
    ) : (
      text
    ),
  )
}
