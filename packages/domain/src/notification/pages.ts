/** How many notifications a page holds: in the popover, in the full list, and at most. */
export const notificationsPerPage = { popover: 10, list: 20, max: 100 } as const
