import { expect, test } from "vitest"
import { isPathThatSaves, pathThatSaves, readSave, targetOf } from "./return-path.ts"

const id = "0b6c1d52-6f2f-4f0e-9a5b-3f1f2d1c0a11"
const task = { targetType: "task", targetId: id } as const
const doer = { targetType: "provider", targetId: id } as const

test("the way back keeps the page, its search and its place, and names what is to be saved", () => {
  expect(pathThatSaves("/tasks", task)).toBe(`/tasks?save=${id}`)
  expect(pathThatSaves("/tasks?mode=remote#list", task)).toBe(`/tasks?mode=remote&save=${id}#list`)
  expect(pathThatSaves("/providers", doer)).toBe(`/providers?save=provider-${id}`)
})

test("only a way back that names something to save is told from others", () => {
  expect(isPathThatSaves(`/tasks?mode=remote&save=${id}`)).toBe(true)
  expect(isPathThatSaves(`/providers?save=provider-${id}`)).toBe(true)
  expect(isPathThatSaves("/tasks?save=1")).toBe(false)
  expect(isPathThatSaves("/")).toBe(false)
})

test("what is no id is not saved", () => {
  expect(readSave(id)).toBe(id)
  for (const wrong of ["", "1", 1, null, undefined, [id], `${id}0`, `thing-${id}`]) {
    expect(readSave(wrong)).toBeUndefined()
  }
})

test("an address names a task or a doer", () => {
  expect(targetOf(id)).toEqual(task)
  expect(targetOf(`provider-${id}`)).toEqual(doer)
  expect(targetOf("1")).toBeNull()
})
