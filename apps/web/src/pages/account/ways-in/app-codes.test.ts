import { expect, test } from "vitest"
import { appCodes } from "./app-codes.ts"

/** The secret of RFC 6238, appendix B; its eight digits end in these six. */
const uri = "otpauth://totp/Doable:ana?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Doable"

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("the code of second %i", async (seconds, code) => {
  expect((await appCodes(uri, seconds * 1000))?.[0]).toBe(code)
})
