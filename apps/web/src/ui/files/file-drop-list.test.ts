import { describe, expect, test } from "vitest"
import { admitFiles, isAccepted, nextToSend, reduceDrop, type DropItem } from "./file-drop-list.ts"

const limits = { accept: ["image/png", "image/webp"], maxFiles: 3, maxBytes: 10 }

function aFile(name: string, { type = "image/png", size = 5 } = {}) {
  return new File([new Uint8Array(size)], name, { type })
}

function itemsOf(...names: string[]) {
  return admitFiles<string>(
    names.map((name) => aFile(name)),
    [],
    { ...limits, maxFiles: 10 },
  )
}

const names = (items: DropItem<string>[]) => items.map(({ name }) => name)

describe("files are let in", () => {
  test("by type, size and number, each with its own reason", () => {
    const files = [
      aFile("good.png"),
      aFile("note.txt", { type: "text/plain" }),
      aFile("huge.png", { size: 11 }),
      aFile("empty.png", { size: 0 }),
      aFile("second.webp", { type: "image/webp", size: 10 }),
      aFile("third.png"),
      aFile("fourth.png"),
    ]
    const problems = admitFiles(files, [], limits).map(({ problem }) => problem?.code ?? "in")
    expect(problems).toEqual(["in", "type", "size", "empty", "in", "in", "count"])
  })

  test("only into the places that are left", () => {
    const refused = admitFiles<string>([aFile("note.txt", { type: "text/plain" })], [], limits)
    const present = [...itemsOf("a.png", "b.png"), ...refused]
    const states = admitFiles([aFile("c.png"), aFile("d.png")], present, limits).map(({ state }) => state)
    expect(states).toEqual(["waiting", "refused"])
  })

  test("by a whole kind of types, or all of them when no type is named", () => {
    expect(isAccepted("image/avif", ["image/*"])).toBe(true)
    expect(isAccepted("video/mp4", ["image/*"])).toBe(false)
    expect(isAccepted("anything/else", [])).toBe(true)
    expect(isAccepted("", ["image/png"])).toBe(false)
  })
})

describe("a single place", () => {
  const single = { ...limits, maxFiles: 1 }

  test("goes to the newest file", () => {
    const present = admitFiles<string>([aFile("old.png")], [], single)
    const items = admitFiles<string>([aFile("new.png")], present, single)
    expect(names(reduceDrop(present, { do: "add", items, maxFiles: 1 }))).toEqual(["new.png"])
  })

  test("is kept when the newest file is refused", () => {
    const present = admitFiles<string>([aFile("old.png")], [], single)
    const items = admitFiles<string>([aFile("new.txt", { type: "text/plain" })], present, single)
    expect(names(reduceDrop(present, { do: "add", items, maxFiles: 1 }))).toEqual(["old.png", "new.txt"])
  })
})

test("refused files stand last and go with the next choice", () => {
  const add = (present: DropItem<string>[], ...files: File[]) =>
    reduceDrop(present, { do: "add", items: admitFiles<string>(files, present, limits), maxFiles: 3 })
  const first = add([], aFile("note.txt", { type: "text/plain" }), aFile("a.png"))
  expect(names(first)).toEqual(["a.png", "note.txt"])
  expect(names(add(first, aFile("b.png")))).toEqual(["a.png", "b.png"])
})

describe("the list", () => {
  test("moves a file to a new place", () => {
    const items = itemsOf("a", "b", "c")
    const id = items[2]?.id ?? ""
    expect(names(reduceDrop(items, { do: "move", id, to: 0 }))).toEqual(["c", "a", "b"])
    expect(names(reduceDrop(items, { do: "move", id, to: 1 }))).toEqual(["a", "c", "b"])
    expect(names(reduceDrop(items, { do: "move", id: "unknown", to: 0 }))).toEqual(["a", "b", "c"])
  })

  test("takes a file from waiting over failure and retry to done", () => {
    let items = itemsOf("a")
    const id = items[0]?.id ?? ""
    items = reduceDrop(items, { do: "start", id })
    items = reduceDrop(items, { do: "progress", id, progress: 1.4 })
    expect(items[0]).toMatchObject({ state: "sending", progress: 1 })
    items = reduceDrop(items, { do: "fail", id, words: "No network" })
    expect(items[0]).toMatchObject({ state: "failed", problem: { code: "upload", words: "No network" } })
    items = reduceDrop(items, { do: "retry", id })
    expect(items[0]).toMatchObject({ state: "waiting", progress: 0, problem: null })
    items = reduceDrop(items, { do: "done", id, result: "stored" })
    expect(items[0]).toMatchObject({ state: "done", result: "stored" })
    expect(reduceDrop(items, { do: "remove", id })).toEqual([])
  })

  test("sends a few files at once, the others wait", () => {
    const items = itemsOf("a", "b", "c", "d")
    expect(names(nextToSend(items, 3))).toEqual(["a", "b", "c"])
    const started = reduceDrop(items, { do: "start", id: items[0]?.id ?? "" })
    expect(names(nextToSend(started, 2))).toEqual(["b"])
    expect(names(nextToSend(started, 1))).toEqual([])
  })
})
