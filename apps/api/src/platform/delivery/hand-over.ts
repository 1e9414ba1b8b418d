/**
 * The moment at which a message becomes the server's. A server that answers late, or not at all, may deliver it all
 * the same, so from then on nobody sends it again. Only a clear no takes the hand-over back.
 */
export type HandOver = {
  /** Records the hand-over just before it happens. Throws if it was recorded before. */
  begin: () => Promise<void>
  /** The server said no, so the next try may send the message. */
  takeBack: () => Promise<void>
}

/** For messages that nobody would send twice. */
export const notRecorded: HandOver = { begin: async () => {}, takeBack: async () => {} }

/** Another worker has handed the message over. */
export class AlreadyHandedOver extends Error {
  override name = "AlreadyHandedOver"
}

/** The server has the whole message and didn't say what it does with it. */
export class NoAnswer extends Error {
  override name = "NoAnswer"
}

/** The server won't take this message, however often it's sent. */
export class PermanentRefusal extends Error {
  override name = "PermanentRefusal"
}
