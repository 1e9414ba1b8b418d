import type { Input, Output } from "../fake-api.ts"

type Notification = Output<"notification.getById">
type Own = Partial<Omit<Notification, "metadata">> & { metadata?: Partial<Notification["metadata"]> }

export const idOf = (number: number) => `0192f000-0000-7000-9000-${String(number).padStart(12, "0")}`

/** Unread and of just now, unless the test says otherwise. */
export function aNotification({ metadata, ...own }: Own = {}): Notification {
  const now = new Date().toISOString()
  return {
    id: idOf(1),
    type: "UserRoleChanged",
    isRead: false,
    createdAt: now,
    updatedAt: now,
    metadata: {
      title: "Your role has changed",
      message: "You are now an administrator.",
      data: {},
      ...metadata,
    },
    ...own,
  }
}

/** Numbered from the newest on, an hour apart. */
export const manyNotifications = (count: number, own: Own = {}): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    aNotification({
      id: idOf(index + 1),
      createdAt: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
      metadata: { title: `Notice ${index + 1}`, message: "Words of the notice." },
      ...own,
    }),
  )

/** Answers as the API does: the page that is asked for. */
export const pagesOf = (all: readonly Notification[]) => (input: Input<"notification.getMy">) => {
  const { limit = 20, offset = 0 } = input?.pagination ?? {}
  return { data: all.slice(offset, offset + limit), total: all.length }
}
