import { isMarket } from "./addresses.ts"
import { walkAs } from "./walk.ts"

walkAs("visitor", ({ route }) => isMarket(route))
