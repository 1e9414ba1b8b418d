import { expect, test } from "vitest"
import { isPathThatSaves, pathThatSaves, readSave } from "./return-path.ts"

const id = "0b6c1d52-6f2f-4f0e-9a5b-3f1f2d1c0a11"

test("the way back keeps the page, its search and its place, and names the task", () => {
  expect(pathThatSaves("/tasks", id)).toBe(`/tasks?save=${id}`)
  expect(pathThatSaves("/tasks?mode=remote#list", id)).toBe(`/tasks?mode=remote&save=${id}#list`)
})

test("only a way back that names a task is told from others", () => {
  expect(isPathThatSaves(`/tasks?mode=remote&save=${id}`)).toBe(true)
  expect(isPathThatSaves("/tasks?save=1")).toBe(false)
  expect(isPathThatSaves("/")).toBe(false)
})

test("what is no task's id is not saved", () => {
  expect(readSave(id)).toBe(id)
  for (const wrong of ["", "1", 1, null, undefined, [id], `${id}0`]) expect(readSave(wrong)).toBeUndefined()
})
