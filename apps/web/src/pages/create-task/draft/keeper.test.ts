import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { blankForm, payloadOf, type TaskForm, type Unit } from "./form.ts"
import { createKeeper, type Failure, type Saved } from "./keeper.ts"

const blank = blankForm("en")
const atServer = (version: number, part: Partial<TaskForm> = {}): Saved => ({
  id: "t1",
  version,
  form: { ...blank, ...part },
})

class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure)
    this.failure = failure
  }
}

/** A server with one task, which knows versions as the real one does. */
function aServer(start: Saved | null) {
  let saved = start
  const calls: { units: Unit[]; version: number | null }[] = []
  const failures: Failure[] = []
  return {
    calls,
    failures,
    /** Another window saves something. */
    elsewhere: (part: Partial<TaskForm>) => {
      saved = atServer((saved?.version ?? 0) + 1, { ...saved?.form, ...part })
    },
    now: () => saved,
    save: async (form: TaskForm, units: Unit[], known: Saved | null) => {
      calls.push({ units, version: known?.version ?? null })
      const failure = failures.shift()
      if (failure) throw new Refusal(failure)
      if (known && known.version !== saved?.version) throw new Refusal("changed_elsewhere")
      const keys = Object.keys(payloadOf(form, units)) as (keyof TaskForm)[]
      const sent = Object.fromEntries(keys.map((key) => [key, form[key]]))
      saved = atServer((saved?.version ?? 0) + 1, { ...saved?.form, ...sent })
      return saved
    },
    load: async () => saved ?? atServer(1),
  }
}

function aKeeper(
  server: ReturnType<typeof aServer>,
  options: { isAutomatic?: boolean; form?: TaskForm } = {},
) {
  const saved = server.now()
  return createKeeper({
    form: options.form ?? saved?.form ?? blank,
    blank: saved?.form ?? blank,
    saved,
    save: server.save,
    load: server.load,
    failureOf: (error) => (error as Refusal).failure,
    isAutomatic: options.isAutomatic ?? true,
    pauseMs: 700,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("the first pause begins a draft, the next ones send only what changed, with the version they build on", async () => {
  const server = aServer(null)
  const keeper = aKeeper(server)
  keeper.change({ title: "M" })
  keeper.change({ title: "Mow the lawn" })
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(700)
  expect(server.calls).toEqual([{ units: ["title", "lang", "languages"], version: null }])
  expect(keeper.get().status).toBe("saved")

  keeper.change({ description: "Two hundred square metres." })
  await vi.advanceTimersByTimeAsync(700)
  expect(server.calls.at(-1)).toEqual({ units: ["description"], version: 1 })
})

test("an untouched page begins nothing; what came with the address is saved at once", async () => {
  const nothing = aServer(null)
  aKeeper(nothing).begin()
  const brought = aServer(null)
  aKeeper(brought, { form: { ...blank, title: "Assemble a wardrobe" } }).begin()
  await vi.advanceTimersByTimeAsync(2000)
  expect(nothing.calls).toEqual([])
  expect(brought.now()?.form.title).toBe("Assemble a wardrobe")
})

test("typing while a request runs never overtakes it", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server)
  keeper.change({ title: "first" })
  const flushed = keeper.flush()
  keeper.change({ title: "second" })
  expect(await flushed).toBe(true)
  expect(server.calls.map(({ version }) => version)).toEqual([1, 2])
  expect(server.now()?.form.title).toBe("second")
})

test("without a way to the server it tries again, later and later, and loses nothing", async () => {
  const server = aServer(atServer(1))
  server.failures.push("away", "away")
  const keeper = aKeeper(server)
  keeper.change({ title: "kept" })
  await vi.advanceTimersByTimeAsync(700)
  expect(keeper.get()).toMatchObject({ status: "failed", form: { title: "kept" } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(keeper.get().status).toBe("failed")
  await vi.advanceTimersByTimeAsync(4000)
  expect(keeper.get().status).toBe("saved")
  expect(server.now()?.form.title).toBe("kept")
})

test("a retry when the connection is back does not wait for its turn", async () => {
  const server = aServer(atServer(1))
  server.failures.push("away")
  const keeper = aKeeper(server)
  keeper.change({ title: "kept" })
  await vi.advanceTimersByTimeAsync(700)
  keeper.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.now()?.form.title).toBe("kept")
})

test("what changed elsewhere in other places is taken in, and both are saved", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server)
  server.elsewhere({ description: "from the phone" })
  keeper.change({ title: "from the desk" })
  await vi.advanceTimersByTimeAsync(700)
  expect(server.now()?.form).toMatchObject({ title: "from the desk", description: "from the phone" })
  expect(keeper.get()).toMatchObject({ status: "saved", takenIn: 1, conflict: null })
})

test("what changed elsewhere in the same place waits for the person, and nothing is sent meanwhile", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server)
  server.elsewhere({ title: "theirs", description: "theirs too" })
  keeper.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(5000)
  expect(keeper.get().conflict?.units).toEqual(["title"])
  expect(keeper.get().form).toMatchObject({ title: "mine", description: "theirs too" })
  expect(server.now()?.form.title).toBe("theirs")
  expect(await keeper.flush()).toBe(false)

  keeper.settle(["title"])
  await vi.advanceTimersByTimeAsync(0)
  expect(server.now()?.form).toMatchObject({ title: "mine", description: "theirs too" })
})

test("theirs may be taken as well", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server)
  server.elsewhere({ title: "theirs" })
  keeper.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(700)
  keeper.settle([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(keeper.get()).toMatchObject({ form: { title: "theirs" }, status: "saved" })
  expect(server.now()?.form.title).toBe("theirs")
})

test("a copy of this browser is sent on; one that is built on an older version is merged first", async () => {
  const server = aServer(atServer(1))
  const first = aKeeper(server)
  first.recover({ ...blank, title: "typed on the train" }, atServer(1))
  await vi.advanceTimersByTimeAsync(700)
  expect(server.now()?.form.title).toBe("typed on the train")

  server.elsewhere({ title: "typed at home" })
  const second = aKeeper(server)
  second.recover(
    { ...blank, title: "typed on the train again" },
    atServer(2, { title: "typed on the train" }),
  )
  await vi.advanceTimersByTimeAsync(700)
  expect(second.get().conflict?.units).toEqual(["title"])
})

test("a text too long for a draft stays on the page while the rest is saved", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server)
  keeper.change({ title: "x".repeat(301), description: "fine" })
  await vi.advanceTimersByTimeAsync(700)
  expect(server.calls).toEqual([{ units: ["description"], version: 1 }])
  expect(keeper.hasUnsaved()).toBe(true)
  expect(keeper.get().form.title).toHaveLength(301)
})

test("whoever edits by hand saves by hand", async () => {
  const server = aServer(atServer(1))
  const keeper = aKeeper(server, { isAutomatic: false })
  keeper.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toEqual([])
  expect(await keeper.flush()).toBe(true)
})

test("a draft that is gone is not asked for again and again", async () => {
  const server = aServer(atServer(1))
  server.failures.push("gone")
  const keeper = aKeeper(server)
  keeper.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(700)
  keeper.change({ title: "mine too" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(1)
})

test("a save that is refused is asked for once, not twice", async () => {
  const server = aServer(atServer(1))
  server.failures.push("refused", "refused")
  const keeper = aKeeper(server, { isAutomatic: false })
  keeper.change({ title: "mine" })
  expect(await keeper.flush()).toBe(false)
  expect(server.calls).toHaveLength(1)
})
