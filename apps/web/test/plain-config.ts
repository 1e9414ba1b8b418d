import { getConfig } from "@testing-library/react"

/**
 * How Testing Library comes. Not in the set-up: each file loads that again, and a worker's later files would wait three
 * turns more for each file before them.
 */
export const plain = { ...getConfig() }
