import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { usePause } from "../account/use-pause.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { toast } from "../ui/feedback/toast.ts"

/** Verifies a phone number: we send a code, and the person enters it. Another number starts again. */
export function usePhoneCode(onProven: (phone: string) => void) {
  const { t } = useTranslation()
  const ask = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState("")
  const pause = usePause("phone-code")

  const send = useMutation({
    mutationFn: (phoneNumber: string) => ask((api) => api.contact.requestPhoneOtp.mutate({ phoneNumber })),
    onSuccess: (_, phone) => {
      setSentTo(phone)
      setCode("")
      verify.reset()
      pause.start()
      // At the foot of a phone it would lie on what is used next.
      const isPhone = matchMedia("(width < 48rem)").matches
      toast.success(t("contacts:codeSent"), { isOnTop: isPhone })
    },
    meta: { failure: "contacts:codeSendFailed" },
  })
  const verify = useMutation({
    mutationFn: ({ phone, code: otp }: { phone: string; code: string }) =>
      ask((api) => api.contact.validatePhoneOtp.mutate({ phoneNumber: phone, otp })),
    onSuccess: (_, { phone }) => {
      toast.success(t("contacts:phoneVerified"))
      onProven(phone)
    },
    meta: { failure: "contacts:codeInvalid" },
  })
  const write = (next: string) => {
    setCode(next)
    verify.reset()
  }
  return { sentTo, code, write, send, verify, secondsLeft: pause.left }
}
