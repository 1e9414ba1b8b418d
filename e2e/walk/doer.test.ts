import { walkAs } from "./walk.ts"

walkAs("doer")
