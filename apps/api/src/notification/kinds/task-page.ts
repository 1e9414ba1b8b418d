/** What many buttons and links lead to. */
export const taskPage = ({ taskId }: { taskId: string }) => `/tasks/${taskId}`
