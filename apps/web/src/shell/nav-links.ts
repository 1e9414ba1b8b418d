import { ClipboardList, CircleHelp, LayoutGrid, Search } from "lucide-react"

/** The top navigation beside "Create a task", in its order. */
export const navLinks = [
  { to: "/providers", words: "shell:findDoer", icon: Search },
  { to: "/tasks", words: "shell:browseTasks", icon: ClipboardList },
  { to: "/how-it-works", words: "shell:howItWorks", icon: CircleHelp },
  { to: "/services", words: "shell:services", icon: LayoutGrid },
] as const
