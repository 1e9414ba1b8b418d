import type { Namespace } from "../i18n/resources.ts"

export const notificationWords: readonly Namespace[] = ["notification"]
