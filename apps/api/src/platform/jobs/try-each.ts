/** So many in a row are no single bad one: what they all need is away, and asking on would only take long. */
const mostInARow = 20

/** One that fails holds up nobody behind it; the first failure is told at the end, so that the job is tried again. */
export async function tryEach<T>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  let inARow = 0
  for await (const one of all) {
    try {
      await work(one)
      inARow = 0
    } catch (error) {
      failures.push(error)
      inARow += 1
      if (inARow === mostInARow) break
    }
  }
  if (failures.length > 0) throw failures[0]
}
