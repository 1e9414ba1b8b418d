// What is counted while requests are answered: types and the counting that does nothing, for an API without a port for
// its figures and for tests.

/** `call`: one procedure of /trpc, of which a request may carry several. `outcome`: ok, or the code of the refusal. */
export type Measure = {
  request: (route: string, status: number, ms: number) => void
  call: (procedure: string, outcome: string, ms: number) => void
  listRead: (from: "primary" | "replica") => void
}

export const unmeasured: Measure = { request: () => {}, call: () => {}, listRead: () => {} }
