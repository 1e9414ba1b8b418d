// What both people of a job have on its page, as one file: cut into three, it packs worse.
export { CompareVersions } from "../../deal/compare-versions.tsx"
export { WorkBar } from "../../deal/work-bar.tsx"
export { WorkPanel } from "../../deal/work-panel.tsx"
