import { expect, test } from "vitest"
import { runForEach } from "./run-for-each.ts"

const person = (name: string, given: object = {}) => ({
  id: name,
  name,
  role: "USER" as const,
  status: "active" as const,
  ...given,
})

function someCalls(answer: (id: string) => Promise<unknown> = () => Promise.resolve()) {
  const asked: string[] = []
  const mutate = ({ id }: { id: string }) => {
    asked.push(id)
    return answer(id)
  }
  return { asked, calls: { setRole: { mutate }, setStatus: { mutate } } }
}

const reason = "asked for it"

test("only those are changed, and counted, who are not as they shall be", async () => {
  const users = [
    person("Ana"),
    person("Ion", { status: "deactivated" }),
    person("Eva", { status: "limited" }),
  ]
  const out = someCalls()
  const wish = { role: "USER", reason } as const
  expect(await runForEach(out.calls, users, { ...wish, act: "deactivate" })).toEqual({ done: 2, refused: [] })
  expect(out.asked).toEqual(["Ana", "Eva"])
  const back = someCalls()
  expect(await runForEach(back.calls, users, { ...wish, act: "activate" })).toEqual({ done: 2, refused: [] })
  expect(back.asked).toEqual(["Ion", "Eva"])
})

test("a role is given to whoever has another, and where nobody has, nothing is done", async () => {
  const users = [person("Ana", { role: "ADMIN" }), person("Ion")]
  const { asked, calls } = someCalls()
  expect(await runForEach(calls, users, { act: "role", role: "ADMIN", reason })).toEqual({
    done: 1,
    refused: [],
  })
  expect(asked).toEqual(["Ion"])
  expect(await runForEach(calls, [person("Eva")], { act: "role", role: "USER", reason })).toEqual({
    done: 0,
    refused: [],
  })
})

test("whom it may not be done to is named and not counted; a failure ends it", async () => {
  const refusal = Object.assign(new Error("no"), { data: { refusal: "last_admin" } })
  const some = someCalls((id) => (id === "Ana" ? Promise.reject(refusal) : Promise.resolve()))
  const users = [person("Ana"), person("Ion")]
  const wish = { act: "deactivate", role: "USER", reason } as const
  expect(await runForEach(some.calls, users, wish)).toEqual({ done: 1, refused: ["Ana"] })
  const broken = someCalls(() => Promise.reject(new Error("no line")))
  await expect(runForEach(broken.calls, users, wish)).rejects.toThrow("no line")
  expect(broken.asked).toEqual(["Ana"])
})
