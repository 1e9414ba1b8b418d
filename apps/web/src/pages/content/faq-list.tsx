import { useLocation } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { Accordion, AccordionItem } from "../../ui/layout/accordion.tsx"
import type { FaqKey } from "./faq-groups.ts"
import { Prose } from "./prose.tsx"
import { useContent } from "./use-content.ts"

/**
 * Questions that open in place. The address lies on the answer, not on the question: so the browser itself opens
 * what a link leads to, before scripts run and without them.
 */
export function FaqList({ keys, className }: { keys: readonly FaqKey[]; className?: string }) {
  const { say } = useContent()
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
        {keys.map((key) => (
          <AccordionItem key={key} title={say(`faq:${key}.question`)}>
            <div id={key} className="scroll-mt-20">
              <Prose text={say(`faq:${key}.answer`)} />
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
