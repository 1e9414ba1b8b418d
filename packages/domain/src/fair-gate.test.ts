import { expect, test } from "vitest"
import { createFairGate } from "./fair-gate.ts"

const limits = { all: { running: 2, waiting: 10 }, each: { running: 1, waiting: 5 } }

/** Who came in, in order, each with the way out. */
function aGate(options = limits) {
  const gate = createFairGate(options)
  const inside: { key: string; leave: () => void }[] = []
  const cameIn: string[] = []
  const ask = async (key: string) => {
    const leave = await gate.enter(key)
    if (!leave) return "turned away"
    cameIn.push(key)
    inside.push({ key, leave })
    return "in"
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const leaveAll = async () => {
    await settle()
    while (inside.length > 0) {
      inside.shift()?.leave()
      await settle()
    }
  }
  return { gate, cameIn, ask, settle, leaveAll }
}

test("one who asks for everything has one place, and the other place is another's", async () => {
  const { cameIn, ask, settle, leaveAll } = aGate()
  for (const _ of [1, 2, 3, 4]) void ask("wild")
  void ask("calm")
  await settle()
  expect(cameIn).toEqual(["wild", "calm"])
  await leaveAll()
  expect(cameIn).toHaveLength(5)
})

test("those who wait come in turns, one of each", async () => {
  const { cameIn, ask, leaveAll } = aGate({ ...limits, all: { running: 1, waiting: 10 } })
  for (const key of ["wild", "wild", "wild", "wild", "calm", "late"]) void ask(key)
  await leaveAll()
  expect(cameIn).toEqual(["wild", "wild", "calm", "late", "wild", "wild"])
})

test("beyond what may wait, of one or of all, everyone is turned away at once", async () => {
  const { gate, ask, settle } = aGate({ all: { running: 1, waiting: 3 }, each: { running: 1, waiting: 2 } })
  void ask("wild")
  const wild = [ask("wild"), ask("wild"), ask("wild")]
  expect(await wild[2]).toBe("turned away")
  void ask("calm")
  expect(await ask("late")).toBe("turned away")
  await settle()
  expect(gate.counts()).toEqual({ running: 1, waiting: 3 })
})

test("whoever goes away while waiting leaves the place to the next, and leaving twice is leaving once", async () => {
  const { gate } = aGate({ all: { running: 1, waiting: 3 }, each: { running: 1, waiting: 2 } })
  const leave = await gate.enter("first")
  const listeners = new Set<() => void>()
  const gone = {
    aborted: false,
    addEventListener: (_type: "abort", listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: "abort", listener: () => void) => void listeners.delete(listener),
  }
  const impatient = gate.enter("second", () => gone)
  const patient = gate.enter("third")
  for (const listener of listeners) listener()
  expect(await impatient).toBeNull()
  leave?.()
  leave?.()
  const next = await patient
  expect(gate.counts()).toEqual({ running: 1, waiting: 0 })
  expect(await gate.enter("second", () => ({ ...gone, aborted: true }))).toBeNull()
  next?.()
  expect(gate.counts()).toEqual({ running: 0, waiting: 0 })
})
