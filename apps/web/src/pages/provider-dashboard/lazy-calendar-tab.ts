import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazyCalendarTab = lazyPage(() =>
  import("./calendar/calendar-tab.tsx").then((module) => module.CalendarTab),
)
