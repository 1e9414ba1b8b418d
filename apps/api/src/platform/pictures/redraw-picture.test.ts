import sharp from "sharp"
import { expect, test } from "vitest"
import { Refused } from "@doable/domain/refusal"
import { endlessSvg } from "../../../test/attack-corpus.ts"
import { planFor } from "./picture-plan.ts"
import { createRedrawPicture } from "./redraw-picture.ts"

test("a picture that takes too much work is as unreadable as one that is none, and its process is gone", async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c00000" } })
    .png()
    .toBuffer()
  const plan = planFor("image/png", bytes.length, "picture")
  expect((await createRedrawPicture()(bytes, plan)).facts).toEqual({ width: 30, height: 20 })
  const endless = planFor("image/svg+xml", endlessSvg.length, "picture")
  await expect(createRedrawPicture({ seconds: 1 })(endlessSvg, endless)).rejects.toEqual(
    new Refused("picture_unreadable"),
  )
})

test("a picture that a busy machine doesn't get to isn't called unreadable: its person is asked to try later", async () => {
  const plan = planFor("image/svg+xml", endlessSvg.length, "picture")
  const redraw = createRedrawPicture({ timeLimitMs: 1 })
  await expect(redraw(endlessSvg, plan)).rejects.toEqual(new Refused("uploads_busy"))
})
