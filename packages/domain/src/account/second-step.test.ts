import { expect, test } from "vitest"
import { readRecoveryCode } from "./second-step.ts"

test.each(["7K3M-9PQ2", "7k3m9pq2", " 7K3M 9PQ2 ", "7k3m–9pq2"])("the recovery code %s is read", (typed) => {
  expect(readRecoveryCode(typed)).toBe("7K3M-9PQ2")
})
