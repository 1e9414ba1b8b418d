/** A position in PostgreSQL's log, as it writes it ("16/B374D848"), as a number that can be compared. */
export function positionOf(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/")
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Whether a replica holds what the primary had written this long ago. The replica's own idea of its lag won't do: it
 * grows while nobody writes, and it's zero while the connection to the primary is cut.
 */
export function createLagWatch(maxLagMs: number) {
  const written: { at: number; position: bigint }[] = []
  const forgetOld = (now: number) => {
    while (written[1] && written[1].at <= now - maxLagMs) written.shift()
  }

  return {
    wrote(position: bigint, at: number) {
      written.push({ at, position })
      // Here too: nobody asks how far behind it is while it's away.
      forgetOld(at)
    },
    /** Of how many moments it knows what was written. */
    size: () => written.length,
    isBehind(replayed: bigint, at: number): boolean {
      forgetOld(at)
      const [due] = written
      return !due || replayed < due.position
    },
  }
}
