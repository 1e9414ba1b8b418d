import { BaseSequencer, type TestSpecification } from "vitest/node"

/** As many files of browser tests as run at once, each in a world of its own. */
export const worldCount = 2

/**
 * The walk looks at the demo world as it was made: what stories leave behind (a task half done, somebody shut out)
 * belongs to their own tests and differs with the order they ran in.
 */
export class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith("/e2e/walk/walk.test.ts")
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
