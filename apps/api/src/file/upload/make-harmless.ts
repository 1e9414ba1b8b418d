import { isPictureType, whyCannotKeep, type FilePurpose } from "@doable/domain/file/rules"
import { typeOfBytes } from "@doable/domain/file/type-of-bytes"
import { refuse } from "../../platform/refuse.ts"
import { planFor } from "../../platform/pictures/picture-plan.ts"
import type { FileRow, ReadyFile } from "../queries.ts"
import type { RedrawPicture } from "../../platform/pictures/redraw-picture.ts"
import { drawSmallCopy } from "./small-copy.ts"

type Made = {
  bytes: Buffer
  copy: Buffer | null
  facts: Pick<ReadyFile, "type" | "size" | "width" | "height">
}

/** The bytes have to be what was announced. Pictures are drawn anew, documents stay as they are. */
export async function makeHarmless(
  redrawPicture: RedrawPicture,
  file: FileRow,
  bytes: Buffer,
  purpose: FilePurpose,
): Promise<Made> {
  const type = typeOfBytes(bytes)
  refuse(whyCannotKeep({ declaredType: file.declaredType, foundType: type, purpose }))
  if (!type || !isPictureType(type)) {
    const facts = { type: file.declaredType, size: bytes.length, width: null, height: null }
    return { bytes, copy: null, facts }
  }
  const plan = planFor(type, bytes.length, purpose)
  const drawn = await redrawPicture(bytes, plan)
  return {
    bytes: drawn.bytes,
    copy: await drawSmallCopy(redrawPicture, drawn, plan.storedType),
    facts: { ...drawn.facts, type: plan.storedType, size: drawn.bytes.length },
  }
}
