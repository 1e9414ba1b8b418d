/** What answers about a person carry. Written down once, because the most frequent one is put together by hand. */
export const privateAnswer = {
  headers: { "Cache-Control": "no-store, private", Vary: "Cookie, Origin" },
  exposed: ["x-request-id", "retry-after"],
  corsFor: (origin: string | null): Record<string, string> => ({
    ...(origin === null ? {} : { "Access-Control-Allow-Origin": origin }),
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": privateAnswer.exposed.join(","),
  }),
}
