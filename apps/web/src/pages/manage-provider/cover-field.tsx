import { maxFileBytes } from "@doable/domain/file/rules"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FileDrop } from "../../ui/files/file-drop.tsx"
import { ProviderField } from "../create-provider/fields/provider-field.tsx"
import { useProviderForm } from "../create-provider/draft/provider-form-context.ts"
import { acceptedPictures, usePictureUpload } from "../create-provider/fields/works-fields.tsx"

/** A wide picture over the profile. */
export function CoverField() {
  const { t } = useTranslation()
  const { form, change, pictures, setUploading, revision } = useProviderForm()
  const { upload, describeError } = usePictureUpload()
  const url = pictures.find(({ fileId }) => fileId === form.coverFileId)?.url ?? ""
  return (
    <ProviderField
      path="coverFileId"
      group
      label={t("provider-manage:cover.label")}
      hint={t("provider-manage:cover.hint")}
    >
      <FileDrop<string>
        key={revision}
        upload={upload}
        describeError={describeError}
        accept={acceptedPictures}
        multiple={false}
        maxBytes={maxFileBytes}
        initial={
          form.coverFileId
            ? [
                {
                  id: form.coverFileId,
                  name: t("provider-manage:cover.label"),
                  size: 0,
                  type: "image/jpeg",
                  result: form.coverFileId,
                  previewUrl: url,
                },
              ]
            : []
        }
        onValueChange={([coverFileId]) => change({ coverFileId: coverFileId ?? null })}
        onBusyChange={setUploading}
      />
    </ProviderField>
  )
}
