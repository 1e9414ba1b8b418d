import { emailKey } from "../../apps/api/src/account/email-key.ts"
import { withDatabase } from "./with-database.ts"

/** Puts wrong passwords twenty minutes back: they still count for the lock, but nobody has to wait between them. */
export async function forgetWaits(email: string) {
  const earlier = new Date(Date.now() - 20 * 60_000).toISOString()
  await withDatabase(({ $client }) =>
    $client.query(
      `update sign_in_guards set failures = (
         select coalesce(jsonb_agg(jsonb_set(failure, '{at}', to_jsonb($2::text))), '[]')
         from jsonb_array_elements(failures) as failure)
       where key_hash = $1`,
      [emailKey(email), earlier],
    ),
  )
}
