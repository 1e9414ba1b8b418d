import { BaseSequencer, type TestSpecification } from "vitest/node"

/** As many files of browser tests as run at once, each in a world of its own. */
export const worldCount = 2

/** The files of the walk take longest: begun first, they don't run alone at the end. */
export class WalkFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.includes("/e2e/walk/")
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}
