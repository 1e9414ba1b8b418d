import type { Question } from "@doable/words/content-answers"
import { useLocation } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { Accordion, AccordionItem } from "../../ui/layout/accordion.tsx"
import { Prose } from "./prose.tsx"

/**
 * Questions that open in place. The address lies on the answer, not on the question: so the browser itself opens
 * what a link leads to, before scripts run and without them.
 */
export function FaqList({ questions, className }: { questions: readonly Question[]; className?: string }) {
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const answer = hash && list.current?.querySelector(`#${CSS.escape(hash)}`)
    const item = answer && answer.closest("details")
    if (item) item.open = true
  }, [hash])
  return (
    <div ref={list}>
      <Accordion className={className}>
        {questions.map(({ slug, title, body }) => (
          <AccordionItem key={slug} title={title}>
            <div id={slug} className="scroll-mt-20">
              <Prose text={body} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
