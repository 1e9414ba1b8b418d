import type { MouseEvent } from "react"
import { hasRunOut } from "../../file/has-run-out.ts"
import { openFresh } from "../../file/open-fresh.ts"
import { useApi } from "../../session/use-api.ts"
import { FileLine } from "./file-line.tsx"
import { myMessagesInput, type MyMessage } from "./load-contact.ts"

type OwnFile = MyMessage["files"][number]

/** What came with a message, for whoever sent it. */
export function OwnFiles({ files }: { files: readonly OwnFile[] }) {
  const ask = useApi()
  const open = (event: MouseEvent, { id, url }: OwnFile) => {
    if (!hasRunOut(url)) return
    event.preventDefault()
    void openFresh(async () => {
      const { data } = await ask((api) => api.contactMessage.getMy.query(myMessagesInput))
      return data.flatMap(({ files: own }) => own).find((file) => file.id === id)?.url
    })
  }
  if (files.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-[480px] gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => open(event, file)}
            className="flex min-h-11 items-center gap-2.5 rounded-control bg-paper-2 px-3 inset-ring inset-ring-line hover:bg-wall-2"
          >
            <FileLine file={file} />
          </a>
        </li>
      ))}
    </ul>
  )
}
