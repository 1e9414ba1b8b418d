import { walkAs } from "./walk.ts"

walkAs("customer")
