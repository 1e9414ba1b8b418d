import { maxFileBytes } from "@doable/domain/file/rules"
import { captionLength, portfolioSize } from "@doable/domain/provider/limits"
import { useCallback } from "react"
import { uploadFile } from "../../../file/upload-file.ts"
import { useUploadProblem } from "../../../file/use-private-upload.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { FileDrop } from "../../../ui/files/file-drop.tsx"
import type { Upload } from "../../../ui/files/file-drop-uploads.ts"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { useApi } from "../../../session/use-api.ts"
import { ContactNote } from "./contact-note.tsx"
import type { FormPicture } from "../draft/form.ts"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"

export const acceptedPictures = ["image/jpeg", "image/png", "image/webp", "image/gif"]

/** Works to show: sent with their progress, put in order, each with a line about it. */
export function WorksFields() {
  const { t } = useTranslation()
  const { form, change, pictures, setUploading, revision } = useProviderForm()
  const { upload, describeError } = usePictureUpload()
  const known = (fileId: string) => form.portfolio.find((one) => one.fileId === fileId)
  const describe = (fileId: string, part: Partial<FormPicture>) =>
    change({
      portfolio: form.portfolio.map((one) => (one.fileId === fileId ? { ...one, ...part } : one)),
    })
  return (
    <ProviderField
      path="portfolio"
      group
      label={t("provider-create:works.label")}
      hint={t("provider-create:works.hint", { max: portfolioSize })}
    >
      <FileDrop<string>
        key={revision}
        upload={upload}
        describeError={describeError}
        accept={acceptedPictures}
        maxFiles={portfolioSize}
        maxBytes={maxFileBytes}
        initial={form.portfolio.map(({ fileId, caption: words }, index) => ({
          id: fileId,
          name: words || t("provider-create:works.picture", { number: index + 1 }),
          size: 0,
          type: "image/jpeg",
          result: fileId,
          previewUrl: pictures.find((one) => one.fileId === fileId)?.url ?? "",
        }))}
        onValueChange={(fileIds) =>
          change({
            portfolio: fileIds.map((fileId) => known(fileId) ?? { fileId, caption: "", categoryId: null }),
          })
        }
        onBusyChange={setUploading}
        renderMore={(fileId, name) => (
          <>
            <Caption
              path={`portfolio.${fileId}`}
              name={name}
              value={known(fileId)?.caption ?? ""}
              onValueChange={(caption) => describe(fileId, { caption })}
            />
            <KindOfWork
              name={name}
              value={known(fileId)?.categoryId ?? null}
              onValueChange={(categoryId) => describe(fileId, { categoryId })}
            />
          </>
        )}
      />
    </ProviderField>
  )
}

interface CaptionProps {
  path: string
  name: string
  value: string
  onValueChange: (words: string) => void
}

function Caption({ path, name, value, onValueChange }: CaptionProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  return (
    <>
      <ProviderField path={path} hideLabel label={t("provider-create:works.caption", { name })}>
        <TextField
          dense
          autoComplete="off"
          placeholder={t("provider-create:works.captionPlaceholder", {
            characters: characters(captionLength),
          })}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </ProviderField>
      <ContactNote text={value} />
    </>
  )
}

interface KindOfWorkProps {
  name: string
  value: string | null
  onValueChange: (categoryId: string | null) => void
}

/** From the doer's categories; with only one there's nothing to choose. */
function KindOfWork({ name, value, onValueChange }: KindOfWorkProps) {
  const { t, locale } = useTranslation()
  const { form, branches } = useProviderForm()
  const kinds = branches
    .flatMap(({ children }) => children)
    .filter(({ id }) => id === value || form.categoryIds.includes(id))
  if (kinds.length < 2 && value === null) return null
  return (
    <Field hideLabel label={t("provider-create:works.kind", { name })} className="mt-2">
      <NativeSelect
        dense
        value={value ?? ""}
        onChange={(event) => onValueChange(event.currentTarget.value || null)}
      >
        <option value="">{t("provider-create:works.noKind")}</option>
        {kinds.map(({ id, name: ofKind }) => (
          <option key={id} value={id}>
            {ofKind[locale]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Pictures that everyone may see. */
export function usePictureUpload() {
  const ask = useApi()
  const { learnPicture } = useProviderForm()
  const upload: Upload<string> = useCallback(
    async (file, { signal, onProgress }) => {
      const options = { name: file.name, isPublic: true, purpose: "picture", signal, onProgress } as const
      const stored = await ask((api) => uploadFile(api, file, options))
      learnPicture({ fileId: stored.id, url: stored.url })
      return stored.id
    },
    [ask, learnPicture],
  )
  return { upload, describeError: useUploadProblem() }
}
