export const demoSteps = ["what", "where", "check"] as const
export type DemoStep = (typeof demoSteps)[number]
