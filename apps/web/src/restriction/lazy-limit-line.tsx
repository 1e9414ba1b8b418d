import { lazyPage } from "../blocks/lazy-page.tsx"

const load = () => import("./limit-line.tsx")

// Hardly anyone ever needs their code.
export const lazyLimitLine = lazyPage(() => load().then((module) => module.LimitLine))
export const lazyCannotStart = lazyPage(() => load().then((module) => module.CannotStart))
export const lazyCannotPost = lazyPage(() => load().then((module) => module.CannotPost))

/** Before the page is drawn, for someone whose account is limited. */
export const prepareLimitLine = () =>
  Promise.all([lazyLimitLine.ready(), lazyCannotStart.ready(), lazyCannotPost.ready()])
