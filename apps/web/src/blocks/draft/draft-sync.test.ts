import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { blankForm, taskUnits, type TaskForm, type Unit } from "../../pages/create-task/draft/form.ts"
import { payloadOf } from "../../pages/create-task/draft/task-store.ts"
import * as draft from "./draft-sync.ts"

type Saved = draft.Saved<TaskForm>
type Failure = draft.Failure

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
  return draft.createDraftSync<TaskForm, Unit>({
    units: taskUnits,
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
  const draftSync = aKeeper(server)
  draftSync.change({ title: "M" })
  draftSync.change({ title: "Mow the lawn" })
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(700)
  expect(server.calls).toEqual([{ units: ["title", "lang", "languages"], version: null }])
  expect(draftSync.get().status).toBe("saved")

  draftSync.change({ description: "Two hundred square metres." })
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
  const draftSync = aKeeper(server)
  draftSync.change({ title: "first" })
  const flushed = draftSync.flush()
  draftSync.change({ title: "second" })
  expect(await flushed).toBe(true)
  expect(server.calls.map(({ version }) => version)).toEqual([1, 2])
  expect(server.now()?.form.title).toBe("second")
})

test("without a way to the server it tries again, later and later, and loses nothing", async () => {
  const server = aServer(atServer(1))
  server.failures.push("away", "away")
  const draftSync = aKeeper(server)
  draftSync.change({ title: "kept" })
  await vi.advanceTimersByTimeAsync(700)
  expect(draftSync.get()).toMatchObject({ status: "failed", form: { title: "kept" } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(draftSync.get().status).toBe("failed")
  await vi.advanceTimersByTimeAsync(4000)
  expect(draftSync.get().status).toBe("saved")
  expect(server.now()?.form.title).toBe("kept")
})

test("a retry when the connection is back does not wait for its turn", async () => {
  const server = aServer(atServer(1))
  server.failures.push("away")
  const draftSync = aKeeper(server)
  draftSync.change({ title: "kept" })
  await vi.advanceTimersByTimeAsync(700)
  draftSync.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.now()?.form.title).toBe("kept")
})

test("what changed elsewhere in other places is taken in, and both are saved", async () => {
  const server = aServer(atServer(1))
  const draftSync = aKeeper(server)
  server.elsewhere({ description: "from the phone" })
  draftSync.change({ title: "from the desk" })
  await vi.advanceTimersByTimeAsync(700)
  expect(server.now()?.form).toMatchObject({ title: "from the desk", description: "from the phone" })
  expect(draftSync.get()).toMatchObject({ status: "saved", takenIn: 1, conflict: null })
})

test("what changed elsewhere in the same place waits for the person, and nothing is sent meanwhile", async () => {
  const server = aServer(atServer(1))
  const draftSync = aKeeper(server)
  server.elsewhere({ title: "theirs", description: "theirs too" })
  draftSync.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draftSync.get().conflict?.units).toEqual(["title"])
  expect(draftSync.get().form).toMatchObject({ title: "mine", description: "theirs too" })
  expect(server.now()?.form.title).toBe("theirs")
  expect(await draftSync.flush()).toBe(false)

  draftSync.settle(["title"])
  await vi.advanceTimersByTimeAsync(0)
  expect(server.now()?.form).toMatchObject({ title: "mine", description: "theirs too" })
})

test("theirs may be taken as well", async () => {
  const server = aServer(atServer(1))
  const draftSync = aKeeper(server)
  server.elsewhere({ title: "theirs" })
  draftSync.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(700)
  draftSync.settle([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(draftSync.get()).toMatchObject({ form: { title: "theirs" }, status: "saved" })
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
  const draftSync = aKeeper(server)
  draftSync.change({ title: "x".repeat(301), description: "fine" })
  await vi.advanceTimersByTimeAsync(700)
  expect(server.calls).toEqual([{ units: ["description"], version: 1 }])
  expect(draftSync.hasUnsaved()).toBe(true)
  expect(draftSync.get().form.title).toHaveLength(301)
})

test("whoever edits by hand saves by hand", async () => {
  const server = aServer(atServer(1))
  const draftSync = aKeeper(server, { isAutomatic: false })
  draftSync.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toEqual([])
  expect(await draftSync.flush()).toBe(true)
})

test("a draft that is gone is not asked for again and again", async () => {
  const server = aServer(atServer(1))
  server.failures.push("gone")
  const draftSync = aKeeper(server)
  draftSync.change({ title: "mine" })
  await vi.advanceTimersByTimeAsync(700)
  draftSync.change({ title: "mine too" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(1)
})

test("a save that is refused is asked for once, not twice", async () => {
  const server = aServer(atServer(1))
  server.failures.push("refused", "refused")
  const draftSync = aKeeper(server, { isAutomatic: false })
  draftSync.change({ title: "mine" })
  expect(await draftSync.flush()).toBe(false)
  expect(server.calls).toHaveLength(1)
})
