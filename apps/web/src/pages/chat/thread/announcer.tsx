import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { firstNameOf } from "../person-name.ts"
import { systemWords } from "./system-words.ts"
import type { Thread } from "./thread-messages.ts"

/** Reads out what has just come. The log itself is silent: earlier messages that are fetched are no news. */
export function Announcer({ thread: { conversation, messages } }: { thread: Thread }) {
  const say = useTranslation()
  const { t } = say
  const last = messages.at(-1)
  const position = last?.position ?? 0
  const heard = useRef(position)
  const [words, setWords] = useState("")

  useEffect(() => {
    if (position <= heard.current || !last) return
    heard.current = position
    if (last.isMine && !last.system) return
    const text = last.system
      ? systemWords(last.system, conversation, say).title
      : last.text || t("chat:files", { count: last.files.length })
    setWords(last.system ? text : t("chat:came", { name: firstNameOf(conversation, t), text }))
  }, [position, last, conversation, say, t])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
