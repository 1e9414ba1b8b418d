import { Paperclip } from "lucide-react"

interface OwnFilesProps {
  files: readonly { id: string; name: string; url: string }[]
}

/** What someone has sent us, for themselves to open again. */
export function OwnFiles({ files }: OwnFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-14">
      {files.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} className="inline-flex min-h-11 items-center gap-1.5 link wrap-anywhere">
            <Paperclip size={16} aria-hidden="true" className="flex-none" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
