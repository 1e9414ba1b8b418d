-- Work that was on when one of the two was shut out, before there was a mark for it: administrators find it too.
UPDATE "task_assignments" a SET "stranded_at" = left_alone."since", "updated_at" = now()
FROM (
  SELECT hire."id", min(coalesce(act."created_at", now())) AS "since"
  FROM (
    SELECT u."id" AS "user_id", o."id", o."task_id"
    FROM "users" u JOIN "task_assignments" o ON o."owner_id" = u."id"
    WHERE u."status" = 'deactivated' AND o."ended_at" IS NULL AND o."stranded_at" IS NULL
    UNION ALL
    SELECT u."id", d."id", d."task_id"
    FROM "users" u JOIN "task_assignments" d ON d."provider_id" = u."id"
    WHERE u."status" = 'deactivated' AND d."ended_at" IS NULL AND d."stranded_at" IS NULL
  ) hire
  JOIN "tasks" t ON t."id" = hire."task_id" AND t."status" IN ('assigned', 'in_progress', 'completion_requested')
  LEFT JOIN LATERAL (
    SELECT "created_at" FROM "audit_logs"
    WHERE "entity_type" = 'user' AND "entity_id" = hire."user_id" AND "action" = 'user.status_change'
      AND "after"->>'status' = 'deactivated'
    ORDER BY "created_at" DESC, "id" DESC LIMIT 1
  ) act ON true
  GROUP BY hire."id"
) left_alone
WHERE a."id" = left_alone."id";
