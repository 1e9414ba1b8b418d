ALTER TABLE "provider_applications" ADD COLUMN "checked_name" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "checked_company" text;--> statement-breakpoint
UPDATE "provider_applications" a SET "checked_name" = u."name", "checked_company" = CASE WHEN a."kind" = 'company' THEN p."company_name" END FROM "provider_profiles" p JOIN "users" u ON u."id" = p."user_id" WHERE p."id" = a."provider_id" AND a."status" IN ('in_review', 'approved');
