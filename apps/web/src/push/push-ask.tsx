import { useRouter } from "@tanstack/react-router"
import { BellRing } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { showResult } from "../ui/focus/show-result.ts"
import { toast } from "../ui/feedback/toast.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { turnPushOn } from "./browser-push.ts"
import { endOccasion, type Occasion } from "./occasion.ts"

interface PushAskProps {
  occasion: Occasion
  state: "off" | "home-screen"
  userId: string
  client?: string | undefined
}

/** After the first task or offer: pushes for the answers to it. */
export function PushAsk({ occasion, state, userId, client }: PushAskProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isOpen, setOpen] = useState(true)
  const [isPending, setPending] = useState(false)
  const [isBlocked, setBlocked] = useState(false)

  function close() {
    endOccasion()
    setOpen(false)
    // The question may be on another page than what it's about.
    const isThere = occasion === "offer" && document.querySelector("#my-offer-title")
    showResult(isThere ? "#my-offer-title" : "main h1")
  }

  async function turnOn() {
    setPending(true)
    try {
      const now = await turnPushOn(ask, userId)
      if (now === "on") {
        toast.success(t("push:turnedOn"))
        close()
      } else if (now === "blocked") {
        endOccasion()
        setBlocked(true)
        showResult("#push-ask-title")
      }
    } catch {
      toast.error(t("push:failed"))
    }
    setPending(false)
  }

  if (!isOpen) return null
  const title =
    occasion === "offer" && client ? t("push:ask.offerTo", { name: client }) : t(`push:ask.${occasion}`)
  return (
    <section aria-labelledby="push-ask-title" className="mt-9">
      <Card className="grid items-center gap-6 px-4.5 py-5 md:grid-cols-[minmax(0,1fr)_236px] md:px-6.5 md:py-6">
        <div>
          <h2 id="push-ask-title" className="display text-d28">
            {isBlocked ? t("push:blockedTitle") : title}
          </h2>
          <p className="mt-1 text-ink-2">{isBlocked ? t("push:blocked") : t("push:ask.text")}</p>
          {state === "home-screen" && <p className="mt-2 text-ink-2">{t("push:homeScreen")}</p>}
          <div className="mt-3.5 flex flex-wrap gap-2.5">
            {!isBlocked && state === "off" && (
              <Button variant="cta" icon={BellRing} pending={isPending} onClick={() => void turnOn()}>
                {t("push:turnOn")}
              </Button>
            )}
            <Button variant="ghost" onClick={close}>
              {isBlocked || state === "home-screen" ? t("push:ask.close") : t("push:ask.notNow")}
            </Button>
          </div>
          {!isBlocked && state === "off" && <p className="mt-3 text-13 text-ink-3">{t("push:ask.hint")}</p>}
        </div>
        <Example occasion={occasion} />
      </Card>
    </section>
  )
}

/** What such a notification looks like. */
function Example({ occasion }: { occasion: Occasion }) {
  const { t } = useTranslation()
  const { appName } = useRouter().options.context.config
  return (
    <div aria-hidden="true" className="grid gap-2 rounded-panel bg-wall-2 p-3">
      {(["first", "second"] as const).map((one) => (
        <div key={one} className="rounded-control bg-paper px-3 py-2.5 text-13 shadow-paper last:opacity-70">
          <p className="flex items-center gap-1.5 text-ink-3">
            <img src="/favicon.svg" width={14} height={14} alt="" />
            {appName} · {t(`push:example.${one}When`)}
          </p>
          <p className="font-semibold">{t(`push:example.${occasion}.${one}`)}</p>
          <p>{t(`push:example.${one}Text`)}</p>
        </div>
      ))}
    </div>
  )
}
