import { walkAs } from "./walk.ts"

walkAs("admin")
