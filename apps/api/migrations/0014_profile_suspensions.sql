ALTER TABLE "restrictions" DROP CONSTRAINT "restriction_kind_known";--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restriction_kind_known" CHECK ("restrictions"."kind" in ('warning', 'limit', 'deactivate', 'content_removed', 'profile_suspended')) NOT VALID;--> statement-breakpoint
-- Profiles that were suspended before get their decision too: its reason is shown, and they can appeal.
INSERT INTO "restrictions" ("user_id", "kind", "reason_code", "explanation", "target_type", "target_id", "snippet", "starts_at")
SELECT p."user_id", 'profile_suspended', 'other', jsonb_build_object(u."locale", p."moderation_note"), 'provider', p."id"::text, p."headline", p."updated_at"
FROM "provider_profiles" p JOIN "users" u ON u."id" = p."user_id"
WHERE p."status" = 'suspended' AND p."moderation_note" IS NOT NULL;
