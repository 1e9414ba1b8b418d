/** Under this key stands how fresh the overview is; making it stale draws the page again. */
export const dashboardKey = ["dashboard"] as const
