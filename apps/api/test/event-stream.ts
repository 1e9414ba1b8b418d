/** Reads a stream as a browser's EventSource does, and remembers all that it said. */
export async function listenOn(apiUrl: string, headers: Record<string, string>) {
  const away = new AbortController()
  const response = await fetch(`${apiUrl}/trpc/live.onEvent`, {
    headers: { accept: "text/event-stream", ...headers },
    signal: away.signal,
  })
  const heard: { event: string; data: unknown }[] = []
  const state = { isOver: false, isBroken: false }

  async function read() {
    let text = ""
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]
        const data = field("data")
        if (data !== undefined)
          heard.push({ event: field("event") ?? "message", data: data && JSON.parse(data) })
      }
    }
  }
  const over = read()
    .catch(() => {
      state.isBroken = true
    })
    .finally(() => (state.isOver = true))

  return {
    response,
    heard,
    over,
    state,
    /** A look that comes between the commit and the line says the same a moment earlier: it counts once. */
    counts: () =>
      heard
        .filter(({ event }) => event === "message")
        .map(({ data }) => data as { kind: string; unread: number })
        .filter(({ kind }) => kind === "notification")
        .map(({ unread }) => unread)
        .filter((one, index, all) => one !== all[index - 1]),
    events: () => heard.map(({ event }) => event),
    leave: () => away.abort(),
  }
}
