import { expect, test } from "vitest"
import { statesDocument, writtenDocument } from "./state-diagrams.ts"

test("the drawn states are those of the graphs: node checks/state-diagrams.ts --update", () => {
  expect(writtenDocument()).toBe(statesDocument())
})
