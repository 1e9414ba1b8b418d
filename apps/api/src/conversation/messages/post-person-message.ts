import { eq } from "../../platform/db/drizzle.ts"
import { hidesContacts } from "@doable/domain/conversation/kinds"
import { whyCannotWrite } from "@doable/domain/conversation/rules"
import type { CreateMessage } from "@doable/domain/conversation/message/input"
import { messagesPerMinute } from "@doable/domain/conversation/message/limits"
import { Refused } from "@doable/domain/refusal"
import { normalizeText } from "@doable/domain/text/normalize"
import { countWithin } from "../../platform/http/count-within.ts"
import type { ConversationRow } from "../lock-conversation.ts"
import { takeTurn } from "../take-turn.ts"
import { taskStateOf } from "../task-state.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { isBlockedBetween } from "../../user/block-queries.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { appendMessage } from "../append-message.ts"
import { attachFiles, fitFiles } from "../keep-files.ts"
import { planNotice } from "./plan-notice.ts"

type Said = Omit<CreateMessage["payload"], "conversationId" | "clientId"> & { clientId: string }

/** Under the locks of the person and of the conversation. */
export async function postPersonMessage(
  ctx: UserContext,
  tx: Transaction,
  conversation: ConversationRow,
  { text, fileIds, clientId, lang }: Said,
): Promise<string> {
  const { user } = ctx
  const now = ctx.now()
  const { customerId, providerId, kind } = conversation
  // Null for our team, where nobody in particular is notified.
  const otherId = customerId === user.id ? providerId : customerId
  await refuseIfClosed(tx, conversation, user, otherId)
  const perMinute = { max: messagesPerMinute, seconds: 60 }
  if (!(await countWithin(tx, `message|${user.id}`, perMinute))) {
    throw new Refused("message_limit_reached", { retryAfterSec: perMinute.seconds })
  }
  const files = await fitFiles(tx, user.id, fileIds)
  const { text: shown, spans } = hidesContacts(kind) ? await screened(ctx, tx, text) : { text, spans: [] }
  const words = { text: shown, foldedText: normalizeText(shown), lang, maskedSpans: spans.length }
  const message = await appendMessage(tx, conversation, { ...words, senderId: user.id, clientId }, now)
  await attachFiles(tx, message.id, files)
  if (kind === "support") await takeTurn(ctx, tx, conversation, message)
  if (otherId) await planNotice(tx, conversation.id, otherId, now)
  return message.id
}

async function refuseIfClosed(
  tx: Transaction,
  { kind, taskId, providerId }: ConversationRow,
  writer: UserContext["user"],
  otherId: string | null,
) {
  if (!otherId) return
  const [other] = await tx
    .select({ status: users.status, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, otherId))
  const [task] = taskId
    ? await tx
        .select({ status: tasks.status, doerId: tasks.assignedProviderId })
        .from(tasks)
        .where(eq(tasks.id, taskId))
    : []
  const refusal = whyCannotWrite({
    kind,
    taskState: taskStateOf(task?.status ?? null, { isHired: task?.doerId === providerId }),
    writerStatus: writer.status,
    isOtherGone: !other || other.status === "deactivated" || other.deletedAt !== null,
    isBlocked: await isBlockedBetween(tx, writer.id, otherId),
  })
  if (refusal) throw new Refused(refusal)
}

async function screened({ textHits }: UserContext, tx: Transaction, text: string) {
  const screen = await screenFor(tx, "message", textHits)
  screen.refuse(text)
  return screen.mask(text)
}
