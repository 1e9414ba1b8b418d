import { lazy, Suspense } from "react"

const Note = lazy(() => import("./contact-note.tsx").then((module) => ({ default: module.ContactNote })))

/** The rules that know a number from a price weigh something: they come with the first words. */
export function ContactNote({ text }: { text: string }) {
  return (
    <Suspense fallback={<div role="status" />}>
      {text ? <Note text={text} /> : <div role="status" />}
    </Suspense>
  )
}
