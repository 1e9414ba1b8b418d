// PostgreSQL refuses to run as root. Started by root (a container), it runs as an account without rights.
import { spawnSync } from "node:child_process"
import { mkdir, readFile, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { CannotStart } from "./cannot-start.ts"

type Ids = { uid: number; gid: number }

export type PostgresAccount = {
  /** Who must own the data, if it isn't the user who starts it. */
  owner?: Ids
  command: (binary: string, args: string[]) => { command: string; args: string[]; ids?: Ids }
}

export async function postgresAccount(dataDir: string, binary: string): Promise<PostgresAccount> {
  const me = process.getuid?.()
  const owner = await stat(dataDir).catch(() => null)
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new CannotStart(
        `${dataDir} belongs to another user (${owner.uid}). Start as that user, or move it away.`,
      )
    }
    return { command: (command, args) => ({ command, args }) }
  }

  const ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await accountWithoutRights()
  const parent = dirname(dataDir)
  await mkdir(parent, { recursive: true })
  if (canUse(binary, parent, ids)) return { owner: ids, command: (command, args) => ({ command, args, ids }) }

  // The project lies in a folder that is root's alone, such as /root. The account then keeps one right
  // of root's: to pass through folders. Both PostgreSQL and its files still belong to the account.
  const setpriv = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    "--clear-groups",
    // Else access(2), by which PostgreSQL looks for its own files, wouldn't count the right.
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ]
  if (spawnSync("setpriv", [...setpriv, binary, "--version"]).status === 0) {
    return {
      owner: ids,
      command: (command, args) => ({ command: "setpriv", args: [...setpriv, command, ...args] }),
    }
  }
  throw new CannotStart(
    `PostgreSQL cannot run as root, and other accounts cannot reach ${parent} or ${binary}. ` +
      "Move the project out of the private folder, start as an ordinary user, or give DATABASE_URL.",
  )
}

function canUse(binary: string, folder: string, ids: Ids): boolean {
  const script = 'cd "$1" && exec "$2" --version'
  return spawnSync("/bin/sh", ["-c", script, "sh", folder, binary], { ...ids, cwd: "/" }).status === 0
}

async function accountWithoutRights(): Promise<Ids> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n")
  for (const name of ["postgres", "nobody"]) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(":")
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new CannotStart(
    "PostgreSQL cannot run as root and there is no account `postgres` or `nobody`. Give DATABASE_URL.",
  )
}
