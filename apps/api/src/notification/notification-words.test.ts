import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { notificationTypes } from "@doable/domain/notification/types"
import { notificationSamples } from "../../test/notification-samples.ts"
import { translatorIn } from "../platform/words.ts"
import { kinds } from "./kinds/kinds.ts"

const samples = notificationTypes.flatMap((type) =>
  notificationSamples[type].map((data) => ({ kind: kinds[type], data })),
)

test("every kind has words in every language, and none of them is another language's", () => {
  for (const { kind, data } of samples) {
    const words = locales.map((locale) => kind.inWords(translatorIn(locale), data))
    expect(new Set(words.map((spoken) => spoken?.title)).size).toBe(locales.length)
    expect(new Set(words.map((spoken) => spoken?.message)).size).toBe(locales.length)
    expect(words.map((spoken) => typeof spoken?.actionText)).toEqual(
      locales.map(() => typeof words[0]?.actionUrl),
    )
  }
})
