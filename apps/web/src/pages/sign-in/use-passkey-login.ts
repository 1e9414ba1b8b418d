import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import { forgetEmail } from "../../account/known-email.ts"
import { asksForCode } from "../../account/verify-code.ts"
import type { AuthAnswer, AuthProblem } from "../../session/person/auth-api.ts"
import { toldWhy, type ToldWhy } from "./appeal/told-why.ts"
import { signInRefusal, type PasskeyProblem } from "./sign-in-problems.ts"
import { useEnter } from "./use-enter.ts"

const load = () => import("../ways-in/passkey.ts")

interface Options {
  autofill?: boolean
  /** After a password: only as the person whose password it was. */
  isSecondStep?: boolean
  /** A deactivated account: why, and the way to appeal. */
  onTold?: (why: ToldWhy) => void
}

/** A passkey in place of the password, by a button or (`autofill`) from the field for the email. */
export function usePasskeyLogin(
  returnTo: string,
  { autofill = false, isSecondStep = false, onTold }: Options = {},
) {
  const router = useRouter()
  const enter = useEnter(returnTo)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const [isOthers, setOthers] = useState(false)
  const { serverUrl } = router.options.context.config

  /** Says whether the person is on their way in. */
  const finish = async (answer: AuthAnswer | null): Promise<boolean> => {
    if (answer && asksForCode(answer)) {
      forgetEmail()
      const redirect = returnTo === "/" ? undefined : returnTo
      await router.navigate({ to: "/second-step", search: { redirect } })
      return true
    }
    if (answer?.ok) {
      await enter(answer.data)
      return true
    }
    if (answer?.code === "ACCOUNT_LOCKED") {
      await router.navigate({ to: "/account-locked" })
      return true
    }
    setOthers(answer?.code === "OTHER_ACCOUNT")
    const why = answer && toldWhy(answer)
    if (why) onTold?.(why)
    setProblem(answer && !why ? problemOf(answer) : null)
    return false
  }

  const offer = useEffectEvent(async (isWanted: () => boolean) => {
    const { logInWithPasskey } = await load()
    let isOver = false
    while (isWanted() && !isOver) {
      const answer = await logInWithPasskey(serverUrl, { autofill: true })
      if (answer === null || !isWanted()) return
      const isTryAgain = !answer.ok && answer.status === 401
      isOver = (await finish(answer)) || !isTryAgain
    }
  })

  useEffect(() => {
    if (!autofill) return
    let isHere = true
    const offering = canOffer().then((can) => (can && isHere ? offer(() => isHere) : undefined))
    // The button still works, and says what's wrong.
    offering.catch(() => {})
    return () => {
      isHere = false
      if (typeof PublicKeyCredential !== "undefined")
        void load().then((passkey) => passkey.stopOfferingPasskeys())
    }
  }, [autofill])

  const logIn = async () => {
    setPending(true)
    setProblem(null)
    const passkey = await load().catch(() => null)
    if (!passkey) setProblem("failed")
    else if (await finish(await passkey.logInWithPasskey(serverUrl, { isSecondStep }))) return
    setPending(false)
  }
  /** `isOthers`: the passkey works, but it's for another account. */
  return { logIn, pending, problem, isOthers }
}

function problemOf(answer: AuthProblem): PasskeyProblem {
  if (answer.code === "passkey_unsupported") return "passkeyUnsupported"
  const refusal = signInRefusal(answer)
  return refusal === "wrong" ? "passkeyWrong" : refusal
}

async function canOffer(): Promise<boolean> {
  if (typeof PublicKeyCredential === "undefined") return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
