import sharp from "sharp"
import { expect, test } from "vitest"
import { Refused } from "@doable/domain/refusal"
import { planFor } from "./picture-plan.ts"
import { createRedrawPicture } from "./redraw-picture.ts"

test("a picture that takes too long is as unreadable as one that is none, and its process is gone", async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer()
  const plan = planFor("image/png", bytes.length, "picture")
  expect((await createRedrawPicture(20)(bytes, plan)).facts).toEqual({ width: 30, height: 20 })
  // A share of the limit in which not even Node has started.
  await expect(createRedrawPicture(0.001)(bytes, plan)).rejects.toEqual(new Refused("picture_unreadable"))
})
