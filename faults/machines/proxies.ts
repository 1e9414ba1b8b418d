// Proxies as they come, in front of several processes of ours.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

type Door = { port: number; servers: string[] }
export type Behind = (folder: string, doors: Door[]) => Promise<{ stop: () => Promise<void> }>

const hostOf = (url: string) => new URL(url).host

export const startNginx: Behind = async (folder, doors) => {
  const own = join(folder, "nginx")
  await mkdir(own)
  await chmod(folder, 0o755)
  const blocks = doors.map(
    ({ port, servers }) => `
  upstream at_${port} { ${servers.map((url) => `server ${hostOf(url)};`).join(" ")} }
  server {
    listen ${port};
    location / { proxy_pass http://at_${port}; proxy_set_header Host $http_host; }
  }`,
  )
  const file = join(own, "nginx.conf")
  await writeFile(
    file,
    `pid ${own}/pid;
error_log ${own}/error.log;
events {}
http { access_log off; ${blocks.join("")}
}
`,
  )
  return started("nginx", ["-p", own, "-c", file, "-g", "daemon off;"])
}

export const startHaproxy: Behind = async (folder, doors) => {
  const file = join(folder, "haproxy.cfg")
  const blocks = doors.map(
    ({ port, servers }) => `
listen at_${port}
  bind :${port}
  option httpchk GET /health/ready
${servers.map((url, number) => `  server s${number} ${hostOf(url)} check`).join("\n")}
`,
  )
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
${blocks.join("")}`,
  )
  return started("haproxy", ["-db", "-f", file])
}

export async function started(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: "ignore" })
  await pause(1_000)
  if (child.exitCode !== null) throw new Error(`${command} did not start; is its Debian package installed?`)
  return {
    async stop() {
      const gone = once(child, "exit")
      child.kill("SIGTERM")
      await gone
    },
  }
}
