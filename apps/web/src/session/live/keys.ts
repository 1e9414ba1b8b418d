/** Whether what happens is pushed to this browser now. */
export const streamingKey = ["live", "isStreaming"] as const
