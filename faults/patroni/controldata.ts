// pg_controldata for Patroni, which the embedded PostgreSQL comes without: what Patroni reads, from PostgreSQL 18's
// control file (src/include/catalog/pg_control.h).
import { readFileSync } from "node:fs"
import { join } from "node:path"

const states = [
  "starting up",
  "shut down",
  "shut down in recovery",
  "shutting down",
  "in crash recovery",
  "in archive recovery",
  "in production",
]
const version = 1800

const file = readFileSync(join(process.argv[2] ?? "", "global", "pg_control"))
if (file.readUInt32LE(8) !== version)
  throw new Error(`This is a control file of version ${file.readUInt32LE(8)}`)
const number = (at: number) => String(file.readUInt32LE(at))
const position = (at: number) => {
  const [high, low] = [file.readUInt32LE(at + 4), file.readUInt32LE(at)]
  return `${high.toString(16)}/${low.toString(16)}`.toUpperCase()
}

const lines = {
  "pg_control version number": number(8),
  "Database system identifier": String(file.readBigUInt64LE(0)),
  "Database cluster state": states[file.readUInt32LE(16)] ?? "unrecognized status code",
  "Latest checkpoint location": position(32),
  "Latest checkpoint's REDO location": position(40),
  "Latest checkpoint's TimeLineID": number(48),
  "Minimum recovery ending location": position(136),
  "Min recovery ending loc's timeline": number(144),
  "wal_log_hints setting": file[176] ? "on" : "off",
  "max_connections setting": number(180),
  "max_worker_processes setting": number(184),
  "max_wal_senders setting": number(188),
  "max_prepared_xacts setting": number(192),
  "max_locks_per_xact setting": number(196),
}
for (const [name, value] of Object.entries(lines)) console.log(`${name}: ${value}`)
