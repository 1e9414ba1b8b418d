export const inviteStatuses = ["sent", "viewed", "offered", "declined", "expired"] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** Still to be answered. */
export const waitingInvites = ["sent", "viewed"] as const satisfies InviteStatus[]

export const inviteDeclineReasons = ["busy", "too_far", "not_my_work", "price", "other"] as const
export type InviteDeclineReason = (typeof inviteDeclineReasons)[number]
