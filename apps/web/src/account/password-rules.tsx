import { passwordRules, type PasswordRule } from "@doable/domain/account/password-rules"
import { passwordLength } from "@doable/domain/limits"
import { clsx } from "clsx"
import { Circle, CircleCheck, CircleX } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { characters } from "../i18n/characters.ts"
import { brokenRules, type RefusedPassword } from "./refused-password.ts"

interface PasswordRulesProps {
  id: string
  password: string
  owner: { name: string; email: string }
  /** True once the writer has left the field: until then a rule that isn't kept is only not kept yet. */
  isJudged: boolean
  /** A password that the API has refused, and why: it knows more common ones, and whose account it is. */
  refused?: RefusedPassword | undefined
}

const looks = {
  open: { icon: Circle, className: "text-ink-2" },
  kept: { icon: CircleCheck, className: "text-ok-text" },
  broken: { icon: CircleX, className: "text-danger-text" },
}

/** The rules stand under the field from the start; the field names them as its description. */
export function PasswordRules({ id, password, owner, isJudged, refused }: PasswordRulesProps) {
  const say = useTranslation()
  const { t } = say
  const broken = brokenRules(password, owner, refused)
  return (
    <ul id={id} className="mt-2 grid gap-1 text-14">
      {passwordRules.map((rule) => {
        const isBroken = broken.includes(rule)
        // The field is empty after a form without scripts, which never gives a password back; its answer stays.
        const isOpen = password === "" && !(refused?.password === "" && refused.rules.includes(rule))
        const state = isOpen || (isBroken && !isJudged) ? "open" : isBroken ? "broken" : "kept"
        const { icon: Icon, className } = looks[state]
        return (
          <li key={rule} data-state={state} className={clsx("flex items-start gap-2", className)}>
            <Icon size={17} strokeWidth={1.9} aria-hidden="true" className="mt-0.5" />
            <span className="min-w-0">
              {ruleWords(rule, password, isBroken, say)}
              {state !== "open" && <span className="sr-only">: {t(`signup:ruleState.${state}`)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ruleWords(
  rule: PasswordRule,
  password: string,
  isBroken: boolean,
  say: ReturnType<typeof useTranslation>,
) {
  const { t } = say
  if (rule !== "length") return t(`signup:rules.${rule}`)
  const { min, max } = passwordLength
  if (password.length > max)
    return t("signup:rules.lengthOver", { characters: characters(say, max), now: password.length })
  if (password === "" || !isBroken) return t("signup:rules.length", { characters: characters(say, min) })
  return t("signup:rules.lengthNow", { characters: characters(say, min), now: password.length })
}
