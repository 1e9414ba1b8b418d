import type { FakeApi } from "./fake-api.ts"

/** The fake API of the test that runs. Not in the set-up: each file loads that again, while this is shared. */
export const current: { api: FakeApi | undefined } = { api: undefined }
