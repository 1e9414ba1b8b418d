/** For everyone, so that the offline page works; after all else, so that it delays nothing. */
const start = `addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{})))`

/** The development server has no worker: it would hand out files that were changed since. */
export const startWorkerScript = import.meta.env.DEV ? "" : start
