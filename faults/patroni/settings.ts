type Options = {
  name: string
  place: string
  port: number
  restPort: number
  etcdPort: number
  binDir: string
  clone: string
  password: string
}

const localhost = "127.0.0.1"

/**
 * One node's settings for Patroni. The lease is the shortest that Patroni takes: a primary that's gone is replaced after
 * 20 seconds at the latest. JSON is YAML too.
 */
export function settingsOf({
  name,
  place,
  port,
  restPort,
  etcdPort,
  binDir,
  clone,
  password,
}: Options): object {
  const rest = `${localhost}:${restPort}`
  const connection = `${localhost}:${port}`
  return {
    scope: "doable",
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `${localhost}:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: false, use_slots: true, parameters: { max_connections: 100 } },
      },
      initdb: [
        { encoding: "UTF8" },
        { locale: "C" },
        { "locale-provider": "builtin" },
        { "builtin-locale": "C.UTF-8" },
      ],
    },
    postgresql: {
      listen: connection,
      connect_address: connection,
      data_dir: `${place}/data`,
      bin_dir: binDir,
      pgpass: `${place}/pgpass`,
      authentication: {
        superuser: { username: "doable", password },
        replication: { username: "replicator", password },
      },
      parameters: { unix_socket_directories: place, timezone: "UTC" },
      pg_hba: [
        `host all all ${localhost}/32 scram-sha-256`,
        `host replication all ${localhost}/32 scram-sha-256`,
      ],
      create_replica_methods: ["clone"],
      clone: { command: `${clone} --login doable:${password}` },
    },
  }
}
