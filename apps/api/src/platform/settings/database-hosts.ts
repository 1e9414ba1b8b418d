/** One PostgreSQL of several that stand by for each other. */
export type DatabaseHost = { host: string; port: number }

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** `host1:5432,host2:5432`, as libpq writes several. */
export function hostsIn(databaseUrl: string): DatabaseHost[] {
  const [, , hosts = ""] = parts.exec(databaseUrl) ?? []
  return hosts.split(",").map((each) => {
    const [, host = "", port = "5432"] = /^(.*?)(?::(\d+))?$/.exec(each) ?? []
    return { host, port: Number(port) }
  })
}

/** The same address with one host only. */
export function urlWith({ host, port }: DatabaseHost, databaseUrl: string): string {
  return databaseUrl.replace(parts, (_, before: string, _hosts: string, after: string) => {
    return `${before}${host}:${port}${after}`
  })
}
