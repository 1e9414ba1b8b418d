import type { Storage } from "../storage/storage.ts"
import type { FileLinks } from "./links.ts"
import type { RedrawPicture } from "./redraw-picture.ts"
import type { SubmitGate } from "./submit-gate.ts"

/** What commands about files work with. */
export type FileParts = {
  storage: Storage
  links: FileLinks
  redrawPicture: RedrawPicture
  passSubmit: SubmitGate
}
