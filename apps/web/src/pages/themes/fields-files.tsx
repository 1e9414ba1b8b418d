import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import type { Upload } from "../../ui/files/file-drop-uploads.ts"
import { FileDrop } from "../../ui/files/file-drop.tsx"
import { Sample, Section } from "./section.tsx"

const pictures = ["image/jpeg", "image/png", "image/gif", "image/webp"]

export function FieldsFiles() {
  const { t } = useTranslation()
  const [names, setNames] = useState<readonly string[]>([])

  return (
    <Section id="fields-files" title={t("themesFields:files")} text={t("themesFields:filesAbout")}>
      <div className="grid items-start gap-7 md:grid-cols-2">
        <Sample title={t("themesFields:several")}>
          <Field group label={t("themesFields:photos")} hint={names.join(", ")}>
            <FileDrop upload={readOnDevice} onValueChange={setNames} accept={pictures} maxBytes={5_000_000} />
          </Field>
        </Sample>
        <Sample title={t("themesFields:single")}>
          <Field group label={t("themesFields:document")}>
            <FileDrop upload={readOnDevice} multiple={false} accept={["application/pdf"]} />
          </Field>
        </Sample>
      </div>
    </Section>
  )
}

/** Nothing leaves the device on this page: the file is only read through, piece by piece. */
const readOnDevice: Upload<string> = async (file, { signal, onProgress }) => {
  let read = 0
  for await (const piece of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted()
    read += piece.byteLength
    onProgress(read / file.size)
  }
  return file.name
}
