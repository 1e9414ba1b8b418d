// Preloaded into the servers: a launcher that was killed without a chance to clean up leaves none behind.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM")
}, 1000).unref()
