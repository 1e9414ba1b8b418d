import { sql } from "../platform/db/drizzle.ts"

/** Whether we hold a checked licence of the user `u` for work in the category `c`. */
export const hasLicence = (now: Date) => sql`exists (select 1 from provider_applications a
  where a.user_id = u.id and a.status = 'approved' and a.expires_at > ${now.toISOString()}::timestamptz
    and a.licences @> jsonb_build_array(jsonb_build_object('categoryId', c.id)))`
