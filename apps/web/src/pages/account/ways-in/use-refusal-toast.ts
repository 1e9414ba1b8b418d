import { useRouter } from "@tanstack/react-router"
import type { AuthProblem } from "../../../session/person/auth-api.ts"
import { toastFailure } from "../../../session/toast-failure.ts"

/** Says why the auth API refused, in the words of the refusal. */
export function useRefusalToast() {
  const { i18n, config } = useRouter().options.context
  return ({ code }: AuthProblem) => toastFailure({ i18n, config }, { data: { refusal: code } })
}
