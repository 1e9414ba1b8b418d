// Preloaded into the servers: a launcher that was killed without a chance to clean up leaves none behind.
const parent = process.ppid

const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, "SIGTERM")
}, 1000)
timer.unref()
