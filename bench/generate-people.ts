import type { Database } from "../apps/api/src/platform/db/client.ts"

const firstNames = ["Ana", "Ion", "Ольга", "Сергей", "Ștefan", "Maria", "Elena", "Radu", "Наталья", "Vasile"]
const lastNames = ["Rusu", "Ceban", "Лупу", "Munteanu", "Țurcanu", "Ковалёв", "Popescu", "Balan", "Морару"]

const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + (${n} % ${values.length})]`

const portion = 2_000

/** People of ninety names, a tenth of them doers, one in a thousand deactivated; and as many rows of the log. */
export async function growPeople({ $client }: Database, from: number, to: number) {
  // The chain is computed row by row; how long it is matters here, not whether it holds.
  await $client.query("alter table audit_logs disable trigger audit_logs_link")
  // In portions: no statement may take longer than those of the product.
  for (let done = from; done < to; done += portion) {
    const numbers = `generate_series(${done + 1}, ${Math.min(to, done + portion)}) n`
    const at = `now() - (${to} - n) * interval '20 seconds'`
    await $client.query(`
      insert into users (id, name, email, email_verified, account_type, status, created_at)
      select 'bench-' || n, ${oneOf(firstNames, "n")} || ' ' || ${oneOf(lastNames, "n / 7")},
        'person' || n || '@example.com', n % 20 <> 0, case when n % 10 = 0 then 'PROVIDER' else 'CUSTOMER' end,
        case when n % 1000 = 0 then 'deactivated' else 'active' end, ${at}
      from ${numbers}`)
    await $client.query(`
      insert into audit_logs (id, actor_id, actor_role, action, severity, entity_type, entity_id, request_id, created_at)
      select md5('row' || n)::uuid, 'bench-' || (n % 5000 + 1), case when n % 50 = 0 then 'ADMIN' else 'USER' end,
        case when n % 50 = 0 then 'user.status_change' when n % 7 = 0 then 'sign_in.fail' else 'sign_in.succeed' end,
        case when n % 50 = 0 then 'warning' else 'info' end, 'user', 'bench-' || n, 'request-' || n, ${at}
      from ${numbers}`)
    await $client.query(`
      insert into audit_links (position, audit_log_id, previous_hash, hash)
      select n, md5('row' || n)::uuid, md5('hash' || n - 1), md5('hash' || n) from ${numbers}`)
  }
  await $client.query("alter table audit_logs enable trigger audit_logs_link")
  for (const table of ["users", "audit_logs", "audit_links"]) await $client.query(`vacuum analyze ${table}`)
}
