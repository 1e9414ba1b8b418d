import { Eye, EyeOff } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { boxButton } from "./field-box.ts"
import { TextField, type TextFieldProps } from "./text-field.tsx"

type PasswordFieldProps = Omit<TextFieldProps, "type" | "suffix" | "action" | "clearable"> & {
  /** `new-password` on sign-up and change, so that password managers offer to make one. */
  autoComplete?: "current-password" | "new-password"
}

export function PasswordField({ autoComplete = "current-password", ...props }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // Hidden again on submit: browsers remember what was typed into plain text inputs.
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener("submit", hide)
    return () => form?.removeEventListener("submit", hide)
  }, [])

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      autoComplete={autoComplete}
      type={shown ? "text" : "password"}
      action={
        <button
          ref={button}
          type="button"
          disabled={props.disabled}
          aria-label={shown ? t("fields:hidePassword") : t("fields:showPassword")}
          onClick={() => setShown(!shown)}
          className={boxButton}
        >
          {shown ? (
            <EyeOff aria-hidden size={20} strokeWidth={1.9} />
          ) : (
            <Eye aria-hidden size={20} strokeWidth={1.9} />
          )}
        </button>
      }
    />
  )
}
