/** Says between drawing and sending that the API failed on the way: such a page serves nobody else. */
export const incompleteHeader = "x-incomplete-page"

/** Of several questions in one call. */
const someFailed = 207

/** A refusal leaves a gap as a fault does: the one who was refused may have asked too often, and nobody else. */
export function leavesGap(answer: { ok: boolean; status: number }): boolean {
  return !answer.ok || answer.status === someFailed
}
