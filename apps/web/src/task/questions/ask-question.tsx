import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { MessageCircleQuestion } from "lucide-react"
import { Suspense, useEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useApi } from "../../session/use-api.ts"
import { useAuth, useLimit } from "../../session/use-auth.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Button } from "../../ui/layout/button.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

// A question that isn't sent yet stays in its tab, so that it survives the way through the login and back.
const keyOf = (taskId: string) => `doable-question-${taskId}`

function keptText(taskId: string): string {
  try {
    return sessionStorage.getItem(keyOf(taskId)) ?? ""
  } catch {
    return ""
  }
}

function keepText(taskId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(taskId))
    else sessionStorage.setItem(keyOf(taskId), text)
  } catch {
    // A browser that keeps nothing: what is typed lives as long as the page.
  }
}

const QuestionForm = lazy(() =>
  import("./question-form.tsx").then((module) => ({ default: module.QuestionForm })),
)

/** Visitors write first and log in afterwards; the text is kept. */
export function AskQuestion({ taskId, onAsked }: { taskId: string; onAsked: () => Promise<void> }) {
  const { t, locale } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const auth = useAuth()
  const isLimited = useLimit() !== null
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (keptText(taskId)) setOpen(true)
  }, [taskId])
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      ask((api) => api.taskQuestion.create.mutate({ payload: { taskId, text, lang: locale } })),
    onSuccess: async () => {
      keepText(taskId, "")
      await onAsked()
      setOpen(false)
      toast.success(t("task-question:asked"))
    },
    meta: { failure: "task-question:askFailed" },
  })
  const send = (text: string) => {
    if (auth?.isAuthenticated) return mutate(text)
    keepText(taskId, text)
    void router.navigate({ to: "/signin", search: { redirect: `/tasks/${taskId}?tab=questions` } })
  }
  const close = () => {
    keepText(taskId, "")
    setOpen(false)
  }
  // The line on top of the page says why.
  if (isLimited) return null
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        icon={MessageCircleQuestion}
        className="scripted mt-4"
        onClick={() => setOpen(true)}
      >
        {t("task-question:ask")}
      </Button>
    )
  }
  return (
    <Suspense fallback={null}>
      <QuestionForm
        label={t("task-question:label")}
        hint={t("task-question:hint")}
        sendText={t(auth?.isAuthenticated ? "task-question:send" : "task-question:signInAndSend")}
        initial={keptText(taskId)}
        isPending={isPending}
        onText={(text) => keepText(taskId, text)}
        onSend={send}
        onCancel={close}
      />
    </Suspense>
  )
}
