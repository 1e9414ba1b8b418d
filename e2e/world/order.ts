import { BaseSequencer, type TestSpecification } from "vitest/node"

/** How many browser test files run in parallel, each in its own world. */
export const worldCount = 2

/** They take longest: started first, they don't run alone at the end. Names that no longer exist do no harm. */
const long = [
  "/e2e/walk/",
  "/killed-api.test.ts",
  "/killed-worker.test.ts",
  "/standing/fuzz.test.ts",
  "/attack-corpus.test.ts",
  "/commands.test.ts",
  "/standing/access.test.ts",
  "/src/start.test.ts",
  "/whereabouts.test.ts",
  "/standing/private-doer.test.ts",
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.includes(name))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
