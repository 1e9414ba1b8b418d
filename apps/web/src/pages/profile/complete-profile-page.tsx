import { profileSteps, type ProfileStep } from "@doable/domain/user/completeness"
import { Link } from "@tanstack/react-router"
import { Circle, CircleCheck, Plus } from "lucide-react"
import { useState, type ReactNode } from "react"
import type { SignedInUser } from "../../session/auth-context.ts"
import { ContactsSection } from "../../contact/contacts-section.tsx"
import type { Contact } from "../../contact/contacts-query.ts"
import { LazyContactForm } from "../../contact/lazy-contact-form.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ProgressBar } from "../../ui/feedback/progress.tsx"
import { AvatarSection } from "./avatar-section.tsx"
import { PersonalInfo } from "./personal-info.tsx"
import { useProfileSteps } from "./use-profile-steps.ts"

/** A checklist after the first login. Nothing in it is demanded; one goes on to where one wanted to go. */
export function CompleteProfilePage({ returnTo }: { returnTo: string }) {
  const user = useAuth()?.user
  return user ? <Checklist user={user} returnTo={returnTo} /> : null
}

function Checklist({ user, returnTo }: { user: SignedInUser; returnTo: string }) {
  const { t } = useTranslation()
  const { contacts, done, all, isComplete } = useProfileSteps(user)
  const isPhoneMissing = contacts.data !== undefined && !done?.includes("phone")
  const content: Record<ProfileStep, ReactNode> = {
    name: <PersonalInfo user={user} />,
    avatar: <AvatarSection user={user} />,
    phone: isPhoneMissing ? <AddPhone all={contacts.data} /> : <ContactsSection />,
  }
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <Card className="mx-auto max-w-[680px] p-5 md:p-8">
        <h1 className="display display-36">{t("complete:title")}</h1>
        <p className="mt-2 text-ink-2">{t("complete:text")}</p>
        <div className="mt-5" role="status">
          <p className="mb-2 text-14 font-semibold">
            {isComplete ? t("complete:allDone") : t("complete:progress", { done: done?.length ?? 0, all })}
          </p>
          <ProgressBar label={t("complete:title")} value={(done?.length ?? 0) / all} />
        </div>
        <ol className="mt-4 divide-y divide-line">
          {profileSteps.map((step) => (
            <Step key={step} step={step} isDone={done?.includes(step) ?? false}>
              {content[step]}
            </Step>
          ))}
        </ol>
        <Button asChild variant={isComplete ? "default" : "outline"} size="lg" className="mt-2">
          <Link to={returnTo}>{t(isComplete ? "complete:finish" : "complete:skip")}</Link>
        </Button>
      </Card>
    </div>
  )
}

/** The form that closed had the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function AddPhone({ all }: { all: Contact[] }) {
  const { t } = useTranslation()
  const [state, setState] = useState<"closed" | "open" | "left">("closed")
  if (state === "open") {
    return <LazyContactForm before={null} all={all} type="phone" onClose={() => setState("left")} />
  }
  return (
    <Button
      ref={state === "left" ? takeFocus : undefined}
      variant="secondary"
      icon={Plus}
      onClick={() => setState("open")}
    >
      {t("contacts:addPhone")}
    </Button>
  )
}

function Step({ step, isDone, children }: { step: ProfileStep; isDone: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const Mark = isDone ? CircleCheck : Circle
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 py-5" data-state={isDone ? "done" : "open"}>
      <Mark
        size={22}
        strokeWidth={1.9}
        aria-hidden="true"
        className={isDone ? "mt-0.5 text-ok-text" : "mt-0.5 text-ink-3"}
      />
      <div className="min-w-0">
        <h2 className="font-semibold">
          {t(`complete:${step}`)}
          <span className="sr-only">: {t(isDone ? "complete:done" : "complete:open")}</span>
        </h2>
        <p className="mb-3 text-14 text-ink-2">{t(`complete:${step}Text`)}</p>
        {children}
      </div>
    </li>
  )
}
