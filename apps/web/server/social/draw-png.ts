import sharp from "sharp"

/** Few colours and no photographs: a palette makes a third of the size. */
export function drawPng(markup: string): Promise<Buffer> {
  return sharp(Buffer.from(markup)).png({ palette: true, effort: 4 }).toBuffer()
}
