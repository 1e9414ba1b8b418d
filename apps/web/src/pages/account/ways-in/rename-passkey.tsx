import { passkeyNameLength } from "@doable/domain/limits"
import { useRouter } from "@tanstack/react-router"
import { useState, type FormEvent } from "react"
import type { Passkey } from "../../ways-in/use-ways-in.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { FormActions } from "../../../ui/overlays/form-actions.tsx"
import { useRefusalToast } from "./use-refusal-toast.ts"

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const refused = useRefusalToast()
  const [isEmpty, setEmpty] = useState(false)
  const [pending, setPending] = useState(false)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const name = String(new FormData(form).get("name") ?? "").trim()
    setEmpty(name === "")
    if (name === "") return form.querySelector("input")?.focus()
    setPending(true)
    const answer = await callAuth(serverUrl, "/passkey/update-passkey", { id: passkey.id, name })
    setPending(false)
    if (answer.ok) toast.success(t("security:passkeys.renamed"))
    else await refused(answer)
    if (answer.ok || answer.status === 404) onDone()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone()}>
      <DialogContent size="sm" title={t("security:passkeys.renameTitle")}>
        <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
          <Field
            label={t("security:passkeys.name")}
            hint={t("security:passkeys.nameHint")}
            error={isEmpty && t("security:passkeys.nameRequired")}
          >
            <TextField
              name="name"
              defaultValue={passkey.name ?? ""}
              maxLength={passkeyNameLength}
              autoComplete="off"
              onInput={() => setEmpty(false)}
              required
            />
          </Field>
          <FormActions submit={t("security:passkeys.save")} pending={pending} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
