import { lazy, Suspense, useState } from "react"
import type { ComponentProps } from "react"
import type { HeaderPerson } from "./header-person.tsx"

const load = () => import("./header-person.tsx").then((module) => module.HeaderPerson)
const Late = lazy(async () => ({ default: await load() }))
let ready: typeof HeaderPerson | undefined

/** Before the page is drawn: the server sends bell and menu whole, also to those without scripts. */
export async function prepareHeaderPerson() {
  ready = await load()
}

/** Visitors do without the code of bell and menu. A drawn page keeps what the server sent until it is there. */
export function LazyHeaderPerson(props: ComponentProps<typeof HeaderPerson>) {
  // Chosen once: what is open must not be drawn again because the code has come in the meantime.
  const [Person] = useState(() => ready ?? Late)
  return (
    <Suspense fallback={<span className="h-11 w-[100px]" />}>
      <Person {...props} />
    </Suspense>
  )
}
