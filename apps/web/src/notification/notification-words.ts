import type { Namespace } from "@doable/words/keys"

export const notificationWords: readonly Namespace[] = ["notification"]
