export interface TabChannel {
  tell: (message: unknown) => void
  close: () => void
}

export type OpenChannel = (name: string, hear: (message: unknown) => void) => TabChannel

/** Messages between the tabs of a browser. Undefined if the browser doesn't support it. */
export const openChannel: OpenChannel | undefined = "BroadcastChannel" in globalThis ? open : undefined

function open(name: string, hear: (message: unknown) => void): TabChannel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener("message", ({ data }) => hear(data))
  return {
    // A channel reaches its own origin alone and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
